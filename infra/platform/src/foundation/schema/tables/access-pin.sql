-- Rules that people have pinned: statements that must hold after every save. Parse Server does not know this
-- table.
create table "AccessPin" (
  id text primary key,
  account text not null,
  role text not null,
  -- Whether the role can do it; otherwise, it never can.
  can boolean not null,
  -- The page, room, or action.
  target jsonb not null,
  -- The email address of the person at that time.
  by text not null,
  at timestamptz not null default clock_timestamp()
);
create unique index access_pin_sentence on "AccessPin" (account, role, can, target);
