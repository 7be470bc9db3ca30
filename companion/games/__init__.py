"""The rules of the games: pure values, no words, no chance, no clock."""
