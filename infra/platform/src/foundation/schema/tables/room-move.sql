-- Moves in lists of rooms and commands, stored so that they can be undone. Parse Server does not know this
-- table.
create table "RoomMove" (
  id text primary key,
  account text not null,
  before jsonb not null,
  after jsonb not null,
  back jsonb not null,
  at timestamptz not null default clock_timestamp()
);
create index room_move_at on "RoomMove" (at);
create index room_move_account on "RoomMove" (account, at desc);
