-- The most recent failed single sign-ons, per provider in an account's world. Repeated failures of a person
-- share a row. Parse Server does not know this table.
create table sso_failure (
  id bigint generated always as identity primary key,
  account text not null references "Account" ("objectId") on delete cascade,
  kind text not null,
  -- The provider instance: a single sign-on id or a tenant.
  config text not null,
  "providerName" text not null,
  -- Empty if it failed before the provider returned an email.
  email text not null,
  cause text not null,
  -- The error code of the provider or of our check; empty if there is none.
  code text not null,
  "requestId" text not null,
  times integer not null default 1,
  at timestamptz not null default clock_timestamp(),
  unique (account, kind, config, cause, code, email)
);
