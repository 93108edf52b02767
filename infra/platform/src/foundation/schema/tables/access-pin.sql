-- Rules that people have pinned: sentences that must hold after every save. Parse Server knows nothing of this table.
create table "AccessPin" (
  id text primary key,
  account text not null,
  role text not null,
  -- Whether the role can; otherwise it never can.
  can boolean not null,
  -- The page, room, or action.
  target jsonb not null,
  -- The email address of the person, as it was.
  by text not null,
  at timestamptz not null default clock_timestamp()
);
create unique index access_pin_sentence on "AccessPin" (account, role, can, target);
