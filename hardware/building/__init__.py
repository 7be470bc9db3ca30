"""To build the open reader: its parts, its wires, and what is printed for it."""
