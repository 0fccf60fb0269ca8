// W12 with SQLite: w12 ROW STORE FILE, where STORE is memory or disk, prints name, operations, CPU seconds, checksum.
// Tables with indexes hold the log, todos, claims, the entries of points, and for each member the total of each season
// and of all time (season 0). Every change adjusts them in one transaction; a replay is one transaction. On disk: WAL,
// synchronous NORMAL. It does less than a group: there are no achievements, levels, roles or limits per day, and a
// late event is judged by the present state, not by the state at its date.
#include <sqlite3.h>

#include <functional>
#include <memory>

#include "peer.hpp"

using namespace peer;

static const i64 ORIGIN = 1'736'121'600'000, WEEK = 7 * 86'400'000, DAY = 86'400'000, CLAIM_LIMIT = 25;

struct Event {
    std::string id, todo;
    i64 at;
    char kind;
    int by, points, days;
};

static std::vector<Event> parse(const std::string& text) {
    std::vector<Event> events;
    for (size_t p = 0, e; p < text.size(); p = e + 1) {
        e = text.find('\n', p);
        std::vector<std::string> f;
        for (size_t q = p, t; q <= e; q = t + 1) {
            t = std::min(text.find('\t', q), e);
            f.push_back(text.substr(q, t - q));
        }
        events.push_back({f[0], f[4], atoll(f[1].c_str()), f[2][0], atoi(f[3].c_str()), atoi(f[5].c_str()), atoi(f[6].c_str())});
    }
    return events;
}

static std::string padded(const char* prefix, size_t number, int width) {
    char text[32];
    snprintf(text, sizeof text, "%s%0*zu", prefix, width, number);
    return text;
}

static void must(bool holds, const char* what) {
    if (!holds) { fprintf(stderr, "w12: %s\n", what); exit(1); }
}

/// A prepared statement: `run(values...)` steps it to the first row, `next()` to the others.
struct Statement {
    sqlite3* db = nullptr;
    sqlite3_stmt* handle = nullptr;
    int place = 0;
    Statement() = default;
    Statement(sqlite3* db, const char* sql) : db(db) {
        if (sqlite3_prepare_v3(db, sql, -1, SQLITE_PREPARE_PERSISTENT, &handle, nullptr) != SQLITE_OK) {
            fprintf(stderr, "w12: %s: %s\n", sql, sqlite3_errmsg(db));
            exit(1);
        }
    }
    void bind(i64 value) { sqlite3_bind_int64(handle, ++place, value); }
    void bind(const std::string& value) { sqlite3_bind_text(handle, ++place, value.data(), (int)value.size(), SQLITE_STATIC); }
    template <class... Values> bool run(const Values&... values) {
        sqlite3_reset(handle);
        place = 0;
        (bind(values), ...);
        return next();
    }
    bool next() {
        int code = sqlite3_step(handle);
        must(code == SQLITE_ROW || code == SQLITE_DONE, sqlite3_errmsg(db));
        if (code == SQLITE_DONE) sqlite3_reset(handle);
        return code == SQLITE_ROW;
    }
    i64 number(int column) { return sqlite3_column_int64(handle, column); }
    std::string text(int column) { return (const char*)sqlite3_column_text(handle, column); }
    void done() { sqlite3_reset(handle); }
};

static const char* SCHEMA = R"(
CREATE TABLE members(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, joined INTEGER NOT NULL, admin INTEGER NOT NULL);
CREATE TABLE events(id TEXT PRIMARY KEY, at INTEGER NOT NULL, kind TEXT NOT NULL, by INTEGER NOT NULL, todo TEXT,
  points INTEGER, voided INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
CREATE INDEX events_at ON events(at, id);
CREATE TABLE todos(id TEXT PRIMARY KEY, title TEXT NOT NULL, points INTEGER NOT NULL, days INTEGER NOT NULL,
  state TEXT NOT NULL, opens INTEGER, creator INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX todos_creator ON todos(creator);
CREATE TABLE claims(todo TEXT NOT NULL, member INTEGER NOT NULL, at INTEGER NOT NULL, PRIMARY KEY(todo, member)) WITHOUT ROWID;
CREATE INDEX claims_member ON claims(member);
CREATE TABLE entries(event TEXT PRIMARY KEY, member INTEGER NOT NULL, todo TEXT NOT NULL, season INTEGER NOT NULL,
  points INTEGER NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX entries_member ON entries(member, at, points);
CREATE TABLE standings(season INTEGER NOT NULL, member INTEGER NOT NULL, points INTEGER NOT NULL, reached INTEGER NOT NULL,
  PRIMARY KEY(season, member)) WITHOUT ROWID;
CREATE INDEX board ON standings(season, points DESC, reached, member);
)";

struct Group {
    sqlite3* db = nullptr;
    i64 season = 0;
    Statement statements[64];

    explicit Group(const std::string& path) {
        for (const char* suffix : {"", "-wal", "-shm"}) unlink((path + suffix).c_str());
        must(sqlite3_open(path.c_str(), &db) == SQLITE_OK, "cannot open");
        execute("PRAGMA journal_mode=WAL");
        execute("PRAGMA synchronous=NORMAL");
        execute("PRAGMA cache_size=-262144");
        execute(SCHEMA);
    }
    ~Group() {
        while (sqlite3_stmt* each = sqlite3_next_stmt(db, nullptr)) sqlite3_finalize(each);
        sqlite3_close(db);
    }
    void execute(const char* sql) {
        if (sqlite3_exec(db, sql, nullptr, nullptr, nullptr) != SQLITE_OK) {
            fprintf(stderr, "w12: %s: %s\n", sql, sqlite3_errmsg(db));
            exit(1);
        }
    }
    /// The statement of a place in this file, prepared when it is first used.
    Statement& prepared(int place, const char* sql) {
        Statement& statement = statements[place];
        if (!statement.handle) statement = Statement(db, sql);
        return statement;
    }
#define SQL(sql) prepared(__COUNTER__, sql)

    static i64 seasonOf(i64 at) { return (at - ORIGIN) / WEEK + 1; }

    /// Gives every member a row on the board of a season that begins.
    void open(i64 number) {
        if (number <= season) return;
        season = number;
        SQL("INSERT INTO standings SELECT ?, id, 0, 0 FROM members").run(number);
    }
    void add(i64 number, i64 member, i64 points, i64 at) {
        SQL("UPDATE standings SET points = points + ?, reached = max(reached, ?) WHERE season = ? AND member = ?")
            .run(points, at, number, member);
    }
    void apply(const Event& event) {
        open(seasonOf(event.at));
        SQL("INSERT INTO events(id, at, kind, by, todo, points) VALUES(?, ?, ?, ?, ?, ?)")
            .run(event.id, event.at, std::string(1, event.kind), event.by, event.todo, event.points);
        switch (event.kind) {
            case 'F': case 'J': {
                SQL("INSERT INTO members VALUES(?, ?, ?, ?)").run(event.by, padded("m", event.by, 5), event.at, event.kind == 'F');
                SQL("INSERT INTO standings VALUES(0, ?, 0, 0)").run(event.by);
                SQL("INSERT INTO standings VALUES(?, ?, 0, 0)").run(season, event.by);
                break;
            }
            case 'C': create(event); break;
            case 'L': claim(event); break;
            case 'D': complete(event); break;
            default: break;
        }
    }
    void create(const Event& event) {
        SQL("INSERT INTO todos VALUES(?, ?, ?, ?, 'open', NULL, ?)")
            .run(event.todo, "Clean " + event.todo, event.points, event.days, event.by);
    }
    void claim(const Event& event) {
        Statement& todo = SQL("SELECT state, opens FROM todos WHERE id = ?");
        must(todo.run(event.todo), "unknown todo");
        std::string state = todo.text(0);
        must(state == "open" || (state == "done" && todo.number(1) > 0 && todo.number(1) <= event.at), "not open");
        todo.done();
        Statement& count = SQL("SELECT count(*) FROM claims WHERE member = ?");
        count.run(event.by);
        must(count.number(0) < CLAIM_LIMIT, "claim limit");
        count.done();
        SQL("INSERT INTO claims VALUES(?, ?, ?)").run(event.todo, event.by, event.at);
        SQL("UPDATE todos SET state = 'claimed', opens = NULL WHERE id = ?").run(event.todo);
    }
    void complete(const Event& event) {
        Statement& claim = SQL("SELECT t.points, t.days FROM todos t JOIN claims c ON c.todo = t.id WHERE t.id = ? AND c.member = ?");
        must(claim.run(event.todo, event.by), "not claimed");
        i64 points = claim.number(0), days = claim.number(1);
        claim.done();
        SQL("DELETE FROM claims WHERE todo = ?").run(event.todo);
        SQL("UPDATE todos SET state = 'done', opens = ? WHERE id = ?").run(days ? (event.at / DAY + days) * DAY : 0, event.todo);
        i64 number = seasonOf(event.at);
        SQL("INSERT INTO entries VALUES(?, ?, ?, ?, ?, ?)").run(event.id, event.by, event.todo, number, points, event.at);
        add(0, event.by, points, event.at);
        add(number, event.by, points, event.at);
    }
    /// Takes back a completion: its entry goes, the totals shrink, and the todo is claimed as before.
    void takeBack(const std::string& target, int by, const std::string& id, i64 at) {
        Statement& administrator = SQL("SELECT admin FROM members WHERE id = ?");
        must(administrator.run(by) && administrator.number(0), "not an administrator");
        administrator.done();
        Statement& known = SQL("SELECT voided FROM events WHERE id = ?");
        must(known.run(target) && !known.number(0), "no such event");
        known.done();
        SQL("INSERT INTO events(id, at, kind, by, todo, points) VALUES(?, ?, 'V', ?, ?, 0)").run(id, at, by, target);
        SQL("UPDATE events SET voided = 1 WHERE id = ?").run(target);
        Statement& entry = SQL("DELETE FROM entries WHERE event = ? RETURNING member, season, points, todo, at");
        must(entry.run(target), "no entry");
        i64 member = entry.number(0), number = entry.number(1), points = entry.number(2), done = entry.number(4);
        std::string todo = entry.text(3);
        entry.next();
        Statement& last = SQL("SELECT max(at) FROM entries WHERE member = ?");
        last.run(member);
        i64 reached = last.number(0);
        last.done();
        for (i64 each : {(i64)0, number})
            SQL("UPDATE standings SET points = points - ?, reached = ? WHERE season = ? AND member = ?")
                .run(points, each && seasonOf(reached) != number ? 0 : reached, each, member);
        SQL("INSERT INTO claims VALUES(?, ?, ?)").run(todo, member, done);
        SQL("UPDATE todos SET state = 'claimed', opens = NULL WHERE id = ?").run(todo);
    }
    template <class F> void transaction(F work) {
        SQL("BEGIN IMMEDIATE").run();
        work();
        SQL("COMMIT").run();
    }
    /// Ten rows of the board of a season, with the title that each member could wear left out.
    u64 page(i64 number, i64 offset, Check* check) {
        Statement& rows = SQL("SELECT s.member, m.name, s.points FROM standings s JOIN members m ON m.id = s.member "
                              "WHERE s.season = ? ORDER BY s.points DESC, s.reached, s.member LIMIT 10 OFFSET ?");
        u64 count = 0;
        std::string name;
        for (bool more = rows.run(number, offset); more; more = rows.next(), count++) {
            name = rows.text(1);
            if (check) check->add((u64)rows.number(2));
        }
        return count;
    }
    /// The place of a member on the board, from 0, and their points.
    std::pair<i64, i64> place(i64 number, i64 member) {
        Statement& own = SQL("SELECT points, reached FROM standings WHERE season = ? AND member = ?");
        must(own.run(number, member), "no standing");
        i64 points = own.number(0), reached = own.number(1);
        own.done();
        Statement& above = SQL("SELECT (SELECT count(*) FROM standings WHERE season = ?1 AND points > ?2) + "
                               "(SELECT count(*) FROM standings WHERE season = ?1 AND points = ?2 AND (reached, member) < (?3, ?4))");
        above.run(number, points, reached, member);
        i64 before = above.number(0);
        above.done();
        return {before, points};
    }
    void profile(i64 member, Check& check) {
        auto [before, seasonPoints] = place(season, member);
        auto [_, points] = place(0, member);
        i64 done = 0, biggest = 0;
        std::string todo;
        Statement& entries = SQL("SELECT todo, points, at FROM entries WHERE member = ? ORDER BY at DESC");
        for (bool more = entries.run(member); more; more = entries.next(), done++) {
            todo = entries.text(0);
            biggest = std::max(biggest, entries.number(1));
        }
        Statement& created = SQL("SELECT count(*) FROM todos WHERE creator = ?");
        created.run(member);
        Statement& claimed = SQL("SELECT todo FROM claims WHERE member = ?");
        for (bool more = claimed.run(member); more; more = claimed.next()) todo = claimed.text(0);
        for (i64 each : {points, seasonPoints, done, biggest, created.number(0)}) check.add((u64)each);
        created.done();
    }
    /// The points of all members, in the season of the end and in all time.
    u64 check(size_t members) {
        Check check;
        Statement& own = SQL("SELECT points FROM standings WHERE season = ? AND member = ?");
        for (size_t member = 0; member < members; member++)
            for (i64 number : {(i64)0, season}) {
                must(own.run(number, (i64)member), "no standing");
                check.add((u64)own.number(0));
                own.done();
            }
        return check.h;
    }
};

int main(int count, char** arguments) {
    must(count == 4, "usage: w12 replay|command|late|middle|void|board|profile|memory memory|disk FILE");
    std::string row = arguments[1], store = arguments[2];
    std::vector<Event> events = parse(load(arguments[3]));
    size_t members = 0;
    for (auto& event : events) members += event.kind == 'F' || event.kind == 'J';
    bool isDisk = store == "disk";
    const char* folder = getenv("PEER_OUT");
    std::string path = isDisk ? std::string(folder ? folder : "/tmp") + "/w12-" + std::to_string(getpid()) + ".db" : ":memory:";
    std::unique_ptr<Group> group;
    auto empty = [&] { group.reset(); group = std::make_unique<Group>(path); };
    auto replay = [&] { group->transaction([&] { for (auto& event : events) group->apply(event); }); };
    auto full = [&] { empty(); replay(); };
    auto drawn = [&](size_t i) { return (int)((mix((i + 1) * G) >> 32) * members >> 32); };
    auto state = [&] { return group->check(members); };
    std::string name = "sqlite_" + store;
    i64 end = events.back().at;
    Check seen;
    auto finish = [&](int code) {
        group.reset();
        if (isDisk) for (const char* suffix : {"", "-wal", "-shm"}) unlink((path + suffix).c_str());
        return code;
    };
    // A claim and a completion of each of some spare todos, from an instant on.
    auto pairs = [&](size_t pairs, i64 start, i64 step, std::function<int(size_t)> worker) {
        for (size_t i = 0; i < 2 * pairs; i++) {
            Event event{padded("x", i, 6), padded("s", i / 2, 5), start + (i64)i * step, i % 2 ? 'D' : 'L', worker(i / 2), 0, 0};
            group->transaction([&] { group->apply(event); });
        }
    };
    auto inTurn = [&](size_t i) { return (int)(i % members); };

    if (row == "replay") return finish(run(name.c_str(), events.size(), empty, replay, state));
    if (row == "command") return finish(run(name.c_str(), 2000, full, [&] { pairs(1000, end + 60'000, 4000, drawn); }, state));
    if (row == "late") return finish(run(name.c_str(), 20, full, [&] { pairs(10, end - 300'000, 500, inTurn); }, state));
    if (row == "middle") return finish(run(name.c_str(), 4, full, [&] { pairs(2, events[events.size() / 2].at, 500, inTurn); }, state));
    if (row == "void") {
        std::vector<std::string> targets;
        for (size_t i = events.size(); targets.size() < 25; i--)
            if (events[i - 1].kind == 'D') targets.push_back(events[i - 1].id);
        auto work = [&] {
            for (size_t i = 0; i < 20; i++)
                group->transaction([&] { group->takeBack(targets[i + 5], 0, padded("v", i, 6), end + 60'000 + (i64)i * 4000); });
        };
        return finish(run(name.c_str(), 20, full, work, state));
    }
    if (row == "board" || row == "profile") full();
    auto fresh = [&] { seen = Check(); };
    if (row == "board") {
        auto work = [&] {
            for (size_t i = 0; i < 100; i++) {
                if (i % 2 == 0) { group->page(group->season, 0, &seen); continue; }
                auto [before, points] = group->place(group->season, drawn(i));
                seen.add(group->page(group->season, before / 10 * 10, nullptr));
                seen.add((u64)points);
            }
        };
        return finish(run(name.c_str(), 100, fresh, work, [&] { return seen.h; }));
    }
    if (row == "profile") {
        auto work = [&] { for (size_t i = 0; i < 100; i++) group->profile(drawn(i), seen); };
        return finish(run(name.c_str(), 100, fresh, work, [&] { return seen.h; }));
    }
    must(row == "memory", "unknown row");
    full();
    Statement size(group->db, "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size");
    size.run();
    double bytes = isDisk ? (double)size.number(0) : (double)sqlite3_memory_used();
    size.done();
    printf("%s 1 %.3f %016llx\n", name.c_str(), bytes / (double)events.size(), (unsigned long long)state());
    return finish(0);
}
