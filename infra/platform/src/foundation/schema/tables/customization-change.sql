-- The history of world customizations. Parse Server does not know this table.
create table "CustomizationChange" (
  id text primary key,
  account text not null,
  -- The page where the change was made.
  page text not null,
  before jsonb not null,
  after jsonb not null,
  -- The email address of the person at that time.
  by text not null,
  at timestamptz not null default clock_timestamp()
);
-- Finds the last change in an account.
create index customization_change_last on "CustomizationChange" (account, at desc);
