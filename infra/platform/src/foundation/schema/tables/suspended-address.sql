-- Addresses that people gave up while they were suspended in an account: they deleted their user or changed the
-- address. Only keyed hashes are stored. "user" is null once the user is deleted.
create table suspended_address (
  account text not null references "Account" ("objectId") on delete cascade,
  hash text not null,
  "user" text references "_User" ("objectId") on delete set null,
  "createdAt" timestamptz not null default now(),
  primary key (account, hash)
);
create index suspended_address_user on suspended_address ("user");
