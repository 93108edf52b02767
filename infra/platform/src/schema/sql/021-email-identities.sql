-- Addresses that invitations of an account are sent from once their owners have accepted it by a mailed link.
create table "EmailIdentity" (
  account text not null,
  email text not null,
  "requestedBy" text not null,
  "requestedAt" timestamptz not null default now(),
  "verifiedAt" timestamptz,
  "tokenSeed" text not null,
  "tokenHash" text not null unique,
  primary key (account, email)
);

-- Those whose mail is under way are few; the sweep looks for the ones left behind.
create index invitation_processing on "Invitation" ("updatedAt") where status = 'processing';
