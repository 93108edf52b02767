-- Redundant overrides that people have removed, stored so that they can undo it. Parse Server does not know
-- this table.
create table "OverrideRemoval" (
  id text primary key,
  account text not null references "Account" ("objectId") on delete cascade,
  "user" text not null references "_User" ("objectId") on delete cascade,
  -- The number of overrides.
  removed integer not null,
  -- The previous levels of pages.
  pages jsonb not null,
  -- The changed room permission records, before and after.
  records jsonb not null,
  at timestamptz not null default clock_timestamp()
);
create index override_removal_last on "OverrideRemoval" ("user", account, at desc);
create index override_removal_account on "OverrideRemoval" (account);
create index override_removal_at on "OverrideRemoval" (at);
