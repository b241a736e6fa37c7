-- Only what SQLite and PostgreSQL both know.
create table tables (
    id text primary key not null,
    play text not null,
    setup text not null
);

-- Hashes of secrets, in hexadecimal; the seat of watchers is -1.
create table keys (
    table_id text not null references tables (id),
    seat bigint not null,
    hash text not null,
    primary key (table_id, seat)
);

-- The truth: state is a replay of it. Rows are never changed. `told_at` is in milliseconds since 1970.
create table log (
    table_id text not null references tables (id),
    number bigint not null,
    act text not null,
    seat bigint,
    client_id text,
    told_at bigint not null,
    primary key (table_id, number),
    unique (table_id, seat, client_id)
);
