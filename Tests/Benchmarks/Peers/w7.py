"""W7 with shapely's prepared geometries."""
import sys

import numpy
import shapely

from peer import checksum, measure

data = numpy.fromfile(sys.argv[1], dtype=numpy.uint8)
polygons, vertices, count, _ = (int(n) for n in data[8:24].view("<u4"))
tolerance = float(data[24:32].view("<f8")[0])
outlines = data[32:32 + polygons * vertices * 16].view("<f8").reshape(polygons, vertices, 2)
points = shapely.points(data[32 + polygons * vertices * 16:].view("<f8").reshape(count, 2))
shapes = [shapely.polygons(outline) for outline in outlines]
for shape in shapes:
    shapely.prepare(shape)


def work():
    masks = numpy.zeros(count, dtype="u8")
    for bit, shape in enumerate(shapes):
        masks |= shapely.dwithin(shape, points, tolerance).astype("u8") << numpy.uint64(bit)
    return masks


measure("python_shapely", count, work, lambda masks: f"{checksum(int(mask) for mask in masks):016x}")
