"""Figures as they are drawn: whole, in their colour, in the middle of their place, and what they are said to be."""

import subprocess
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFont

CHALK = (0xf3, 0xef, 0xe3)
ALIKE = 0.7  # of the ink of both, what both have
SIDE = 96  # of the pictures that are compared


@lru_cache
def face():
    found = subprocess.run(["fc-match", "-f", "%{file}", "Inter:bold"], capture_output=True, text=True, check=True)
    return ImageFont.truetype(found.stdout, 100)


def written(text):
    """The ink of a figure, its digits equally wide."""
    font = face()
    digit = font.getlength("0") * 1.04
    paper = Image.new("L", (int(digit * (len(text) + 1)), 180))
    pen, x = ImageDraw.Draw(paper), 10.0
    for sign in text:
        wide = digit if sign.isdigit() else font.getlength(sign)
        pen.text((x + (wide - font.getlength(sign)) / 2, 20), sign, font=font, fill=255)
        x += wide
    return paper


def ink(picture):
    """Where a picture is of the colour of chalk."""
    far = ImageChops.difference(picture, Image.new("RGB", picture.size, CHALK)).split()
    most = ImageChops.lighter(ImageChops.lighter(far[0], far[1]), far[2])
    return most.point(lambda value: 255 if value < 90 else 0)


def alike(one, other):
    both = [each.crop(each.getbbox()).resize((SIDE, SIDE)).point(lambda value: 255 if value > 127 else 0)
            for each in (one, other)]
    common = ImageChops.multiply(*both).histogram()[255]
    return common / max(1, ImageChops.lighter(*both).histogram()[255])


def wrong(screen, item):
    """Why this figure is not drawn as it is told; nothing where it is."""
    place = (item.x, item.y, item.x + item.width, item.y + item.height)
    if place[0] < 0 or place[1] < 0 or place[2] > screen.width or place[3] > screen.height:
        return f"{item.name}: not wholly on the screen, {place}"
    drawn = ink(screen.picture(item.x, item.y, item.width, item.height))
    box = drawn.getbbox()
    if box is None:
        return f"{item.name}: no chalk at {place}"
    if box[0] == 0 or box[1] == 0 or box[2] == item.width or box[3] == item.height:
        return f"{item.name}: cut off, ink {box} in {item.width}x{item.height}"
    if any(sign.isdigit() for sign in item.name) and not 0.45 < (box[3] - box[1]) / item.height < 0.8:
        return f"{item.name}: {box[3] - box[1]} high in a place of {item.height}"
    if abs(box[0] + box[2] - item.width) > 0.12 * item.height + 2:
        return f"{item.name}: not in the middle, ink {box} in a width of {item.width}"
    share = alike(drawn, written(item.name))
    return None if share > ALIKE else f"{item.name}: reads otherwise, {share:.2f}"
