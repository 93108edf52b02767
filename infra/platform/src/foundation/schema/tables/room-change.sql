-- The history of rooms and commands, one row per field in a save. Parse Server does not know this table.
create table "RoomChange" (
  account text not null,
  -- The room or command.
  entry text not null,
  field text not null,
  -- The values before and after, in the field's type.
  "from" jsonb not null,
  "to" jsonb not null,
  -- The email address of the person at that time.
  by text not null,
  at timestamptz not null default clock_timestamp()
);
create index room_change_entry on "RoomChange" (account, entry, at desc);
create index room_change_at on "RoomChange" using brin (at);
