-- Notes of administrators on days, which charts are marked with.
create table day_note (
  id text primary key,
  account text not null references "Account" ("objectId") on delete cascade,
  day date not null,
  text text not null,
  -- Who wrote it last. It stays without a name when the person is erased.
  author text references "_User" ("objectId") on delete set null,
  at timestamptz not null default now()
);
create index day_note_day on day_note (account, day, id);
create index day_note_author on day_note (author);
