-- Addresses that a user has signed in from. Failed sign-ins from elsewhere do not lock the user out there.
create table sign_in_address (
  "user" text not null references "_User" ("objectId") on delete cascade,
  address text not null,
  seen timestamptz not null,
  primary key ("user", address)
);
