"""3MF: a solid with its unit of length, in a third of the bytes of STL.

Written by hand because each file must come out the same every time, whoever writes it and when: a
ZIP of three parts of XML, as the core specification of the 3MF Consortium has it.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterable, Sequence

_EPOCH = (1980, 1, 1, 0, 0, 0)
"""The first date that a ZIP can hold: the same for every file."""
_TYPES = """<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/>
</Types>
"""
_RELATIONS = """<?xml version="1.0" encoding="UTF-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
<Relationship Id="r1" Target="/3D/3dmodel.model"
 Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/>
</Relationships>
"""
_MODEL = """<?xml version="1.0" encoding="UTF-8"?>
<model unit="millimeter" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02">
<resources><object id="1" type="model"><mesh>
<vertices>
{vertices}
</vertices>
<triangles>
{triangles}
</triangles>
</mesh></object></resources>
<build><item objectid="1"/></build>
</model>
"""


def three_mf(vertices: Iterable[Sequence[float]], triangles: Iterable[Sequence[int]]) -> bytes:
    """A mesh as a 3MF file: corners in mm, and triangles as three indices of corners each."""
    corners = "\n".join(f'<vertex x="{x:.5f}" y="{y:.5f}" z="{z:.5f}"/>' for x, y, z in vertices)
    faces = "\n".join(f'<triangle v1="{a}" v2="{b}" v3="{c}"/>' for a, b, c in triangles)
    model = _MODEL.format(vertices=corners, triangles=faces)
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name, text in (
            ("[Content_Types].xml", _TYPES),
            ("_rels/.rels", _RELATIONS),
            ("3D/3dmodel.model", model),
        ):
            entry = zipfile.ZipInfo(name, _EPOCH)
            entry.create_system = 0  # else the file names the system it was written on
            archive.writestr(entry, text, zipfile.ZIP_DEFLATED, 9)
    return out.getvalue()
