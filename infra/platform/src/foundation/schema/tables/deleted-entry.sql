-- Deleted rooms and commands, stored so that they can be restored. A row holds encrypted passcodes of a room
-- and the passcode of its Zoom meeting. Parse Server does not know this table.
create table "DeletedEntry" (
  id text primary key,
  account text not null references "Account" ("objectId") on delete cascade,
  kind text not null,
  -- The row of "Room" or "CustomMenuItem".
  row jsonb not null,
  -- What was before it in its folder, and before the folder.
  place jsonb not null,
  at timestamptz not null default clock_timestamp()
);
create index deleted_entry_account on "DeletedEntry" (account, at desc);
create index deleted_entry_at on "DeletedEntry" (at);
