-- Problems of rooms that a person accepted: the room doctor no longer counts them. Parse Server does not know this
-- table.
create table "AcceptedProblem" (
  account text not null references "Account" ("objectId") on delete cascade,
  kind text not null,
  -- The room, command, or override; empty for the world.
  subject text not null,
  -- The other room that is concerned; empty for none.
  other text not null,
  -- What the problem names. A problem that names something else is another one.
  target text not null,
  -- The email address of the person at that time.
  by text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (account, kind, subject, other, target)
);
