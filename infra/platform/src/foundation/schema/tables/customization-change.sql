-- What people made of the customizations of a world. Parse Server knows nothing of this table.
create table "CustomizationChange" (
  id text primary key,
  account text not null,
  -- The page on which it was made.
  page text not null,
  before jsonb not null,
  after jsonb not null,
  -- The email address of the person, as it was.
  by text not null,
  at timestamptz not null default clock_timestamp()
);
-- The last change of an account.
create index customization_change_last on "CustomizationChange" (account, at desc);
