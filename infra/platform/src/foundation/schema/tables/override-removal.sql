-- What people have removed as not needed, so that they can undo it. Parse Server knows nothing of this table.
create table "OverrideRemoval" (
  id text primary key,
  account text not null references "Account" ("objectId") on delete cascade,
  "user" text not null references "_User" ("objectId") on delete cascade,
  -- How many overrides.
  removed integer not null,
  -- The levels that pages had.
  pages jsonb not null,
  -- The records of room permissions that were changed, before and after.
  records jsonb not null,
  at timestamptz not null default clock_timestamp()
);
create index override_removal_last on "OverrideRemoval" ("user", account, at desc);
create index override_removal_account on "OverrideRemoval" (account);
create index override_removal_at on "OverrideRemoval" (at);
