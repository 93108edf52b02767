-- API credentials for scripts. Only hashes of secrets and tokens are stored. A revoked credential keeps its
-- row, because the audit log shows its name. "generatedBy" is the person who knows the secret; it is null for
-- credentials that are older than the column. The columns "previous…" describe the secret that a regeneration let
-- live on. A token carries the hash of the secret that it was issued with.
create table api_credential (
  id text primary key,
  account text not null references "Account" ("objectId") on delete cascade,
  name text not null,
  "clientId" text not null unique,
  "secretHash" text not null,
  level text not null,
  scopes text[] not null,
  "createdAt" timestamptz not null default now(),
  "generatedAt" timestamptz not null default now(),
  "generatedBy" text,
  "lastUsedAt" timestamptz,
  "lastUsedAddress" text not null default '',
  "previousHash" text,
  "previousBy" text,
  "previousEndsAt" timestamptz,
  "previousUsedAt" timestamptz,
  "previousUsedAddress" text not null default '',
  "revokedAt" timestamptz
);
create index api_credential_account on api_credential (account);
create table api_token (
  hash text primary key,
  credential text not null references api_credential (id) on delete cascade,
  "secretHash" text not null,
  scopes text[] not null,
  "expiresAt" timestamptz not null
);
create index api_token_credential on api_token (credential);
create index api_token_end on api_token ("expiresAt");
