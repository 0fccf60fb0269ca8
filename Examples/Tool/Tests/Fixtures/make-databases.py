#!/usr/bin/env python3
"""Makes the databases beside it, which tests read: `values.sqlite` with values of all types, and `zoo.anki2`, a collection of
Anki with four cards and their reviews. Pages are small, so that few rows make tables of several levels."""
import json
import pathlib
import sqlite3

FOLDER = pathlib.Path(__file__).parent


def database(name, encoding="UTF-8"):
    path = FOLDER / name
    path.unlink(missing_ok=True)
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA page_size = 512")
    connection.execute(f"PRAGMA encoding = '{encoding}'")
    return connection


def values():
    connection = database("values.sqlite", "UTF-16le")
    connection.execute("CREATE TABLE \"odd names\" (`key` INTEGER PRIMARY KEY AUTOINCREMENT, [a value] BLOB DEFAULT (1+1), "
                       "\"text\" VARCHAR(10, 2), CHECK (1 > 0))")
    add = 'INSERT INTO "odd names" VALUES (?, ?, ?)'
    edges = [None, 0, 1, -1, 127, -128, 32_767, -8_388_608, 2_147_483_647, -2_147_483_649, 140_737_488_355_327, -2**63, 1.5, -1e300,
             b"\x00\xff", "ä🦉", ""]
    connection.executemany(add, [(index + 1, value, f"t{index}") for index, value in enumerate(edges)])
    connection.executemany(add, [(1000 + index, index, "y" * 20) for index in range(300)])
    connection.executemany(add, [(2000 + index, index, "x" * 90 * index) for index in range(12)])
    # Its rows stay shorter than their table.
    connection.execute('ALTER TABLE "odd names" ADD COLUMN later')
    connection.commit()
    connection.close()


def zoo():
    connection = database("zoo.anki2")
    connection.executescript(" ".join("""
        CREATE TABLE col (id integer primary key, crt integer not null, models text not null, decks text not null);
        CREATE TABLE notes (id integer primary key, /* 0, a number */ guid text not null, /* 1 */ mid integer not null, /* 2 */
          tags text not null, flds text not null, /* separated */ UNIQUE (guid));
        CREATE TABLE cards (id integer primary key, nid integer not null, did integer not null, odid integer not null,
          ord integer not null, type integer, queue integer, due integer, odue integer, ivl integer, factor integer, lapses integer,
          data text);
        CREATE INDEX ix_cards_nid on cards (nid);
        CREATE TABLE revlog (id integer primary key, cid integer not null, ease integer not null, time integer not null,
          type integer not null);
        """.split()))
    models = {
        "1": {"type": 0, "flds": [{"name": name} for name in ["Word", "Meaning", "Notes", "Hidden"]],
              "tmpls": [{"qfmt": "{{Word}}{{#Notes}}!{{/Notes}}", "afmt": "{{FrontSide}}<hr>{{Meaning}} {{Notes}}"},
                        {"qfmt": "{{Meaning}}", "afmt": "{{type:Word}}"}]},
        "2": {"type": 1, "flds": [{"name": "Text"}, {"name": "Extra"}],
              "tmpls": [{"qfmt": "{{cloze:Text}}", "afmt": "{{cloze:Text}} {{Extra}}"}]},
    }
    decks = {"7": {"name": "Zoo::Big"}, "8": {"name": "Geo"}}
    connection.execute("INSERT INTO col VALUES (1, 1600000000, ?, ?)",
                       [json.dumps(models, separators=(",", ":")), json.dumps(decks, separators=(",", ":"))])
    connection.executemany("INSERT INTO notes VALUES (?, ?, ?, ?, ?)", [
        (1, 'g"1', 1, " pets home ", 'Hund <img src="dog.png">\x1fdog\x1fder\x1fx'),
        (2, "g2", 2, "", "In {{c1::Peru::land}} is {{c2::Lima}}\x1ffar"),
    ])
    connection.executemany(f"INSERT INTO cards VALUES ({', '.join('?' * 13)})", [
        (10, 1, 7, 0, 0, 2, 2, 1200, 0, 12, 2500, 1, '{"s":14.5,"d":6.1}'),
        (11, 1, 7, 0, 1, 0, 0, 1, 0, 0, 0, 0, ""),
        (12, 2, 9, 8, 0, 0, 0, 3, 3, 0, 0, 0, ""),
        (13, 2, 8, 0, 1, 2, -1, 1300, 0, 30, 2100, 0, ""),
    ])
    connection.executemany("INSERT INTO revlog VALUES (?, ?, ?, ?, ?)", [
        (1700000000000, 10, 3, 2500, 0), (1700000100000, 10, 1, 900, 1), (1700000200000, 10, 0, 0, 4), (1700000300000, 13, 4, 100, 1),
    ])
    connection.commit()
    connection.close()


values()
zoo()
