-- What people made of the fields of rooms and commands, one row for each field of a save. Parse Server knows nothing of
-- this table.
create table "RoomChange" (
  account text not null,
  -- The room or command.
  entry text not null,
  field text not null,
  -- The values before and after, of the field's type.
  "from" jsonb not null,
  "to" jsonb not null,
  -- The email address of the person, as it was.
  by text not null,
  at timestamptz not null default clock_timestamp()
);
create index room_change_entry on "RoomChange" (account, entry, at desc);
