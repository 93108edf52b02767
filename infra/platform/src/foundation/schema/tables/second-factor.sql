-- What people prove a second factor with. Parse Server knows nothing of these tables.
create table "SecondFactor" (
  id text primary key,
  "user" text not null references "_User" ("objectId") on delete cascade,
  kind text not null check (kind in ('totp', 'passkey')),
  name text not null,
  -- Of an authenticator app: the shared secret, encrypted, and the last time step whose code was accepted.
  secret text,
  "lastStep" bigint,
  -- Of a passkey: as WebAuthn has them.
  "credentialId" text unique,
  "publicKey" text,
  counter bigint,
  transports jsonb,
  "createdAt" timestamptz not null default now(),
  "lastUsedAt" timestamptz,
  check ((kind = 'totp') = (secret is not null and "lastStep" is not null)),
  check ((kind = 'passkey') = ("credentialId" is not null and "publicKey" is not null and counter is not null))
);
create index second_factor_user on "SecondFactor" ("user");
-- A person has one authenticator app.
create unique index second_factor_totp on "SecondFactor" ("user") where kind = 'totp';

-- Codes that stand in for a lost device. Only their hashes are stored, made with the configured secret.
create table recovery_code (
  "user" text not null references "_User" ("objectId") on delete cascade,
  hash text not null,
  "usedAt" timestamptz,
  primary key ("user", hash)
);

-- An authenticator app that a session has begun to set up: its secret, encrypted.
create table totp_setup (
  session text primary key references "_Session" ("objectId") on delete cascade,
  secret text not null,
  until timestamptz not null
);
create index totp_setup_until on totp_setup (until);
