-- The last failed single sign-ons of each provider in the world of an account. The same failure of the same person is
-- one row. Parse Server knows nothing of this table.
create table sso_failure (
  id bigint generated always as identity primary key,
  account text not null references "Account" ("objectId") on delete cascade,
  kind text not null,
  -- Which provider of the kind: the id of its single sign-on, or its tenant.
  config text not null,
  "providerName" text not null,
  -- Empty when it failed before the provider told it.
  email text not null,
  cause text not null,
  -- The error code of the provider or the check; empty if there is none.
  code text not null,
  "requestId" text not null,
  times integer not null default 1,
  at timestamptz not null default clock_timestamp(),
  unique (account, kind, config, cause, code, email)
);
