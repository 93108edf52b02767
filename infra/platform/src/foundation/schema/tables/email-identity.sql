-- Sender addresses for an account's invitations. Each owner must first consent through a mailed link.
create table "EmailIdentity" (
  account text not null,
  email text not null,
  "requestedBy" text not null,
  "requestedAt" timestamptz not null default now(),
  "verifiedAt" timestamptz,
  "tokenSeed" text not null,
  "tokenHash" text not null unique,
  -- When the mail to the owner of the address bounced.
  "refusedAt" timestamptz,
  -- When the owner withdrew the consent.
  "withdrawnAt" timestamptz,
  primary key (account, email)
);
