-- People's second factors. Parse Server does not know these tables.
create table "SecondFactor" (
  id text primary key,
  "user" text not null references "_User" ("objectId") on delete cascade,
  kind text not null check (kind in ('totp', 'passkey')),
  name text not null,
  -- For an authenticator app: the encrypted shared secret, and the last time step whose code was accepted.
  secret text,
  "lastStep" bigint,
  -- For a passkey: the WebAuthn data.
  "credentialId" text unique,
  "publicKey" text,
  counter bigint,
  transports jsonb,
  "createdAt" timestamptz not null default now(),
  -- The single sign-on that had proven the session in which it was added; null after another proof.
  provider text,
  "ssoConfig" text,
  "lastUsedAt" timestamptz,
  check ((kind = 'totp') = (secret is not null and "lastStep" is not null)),
  check ((kind = 'passkey') = ("credentialId" is not null and "publicKey" is not null and counter is not null))
);
create index second_factor_user on "SecondFactor" ("user");
-- A person has at most one authenticator app.
create unique index second_factor_totp on "SecondFactor" ("user") where kind = 'totp';

-- Codes that replace a lost device. Only their hashes are stored, keyed with the configured secret.
create table recovery_code (
  "user" text not null references "_User" ("objectId") on delete cascade,
  hash text not null,
  "createdAt" timestamptz not null default now(),
  -- As of a second factor: how the session was proven that made the codes.
  provider text,
  "ssoConfig" text,
  "usedAt" timestamptz,
  primary key ("user", hash)
);

-- An authenticator app that is being set up in a session: its encrypted secret.
create table totp_setup (
  session text primary key references "_Session" ("objectId") on delete cascade,
  secret text not null,
  until timestamptz not null
);
create index totp_setup_until on totp_setup (until);
