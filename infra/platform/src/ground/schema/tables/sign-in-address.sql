-- Networks that a user has signed in from. There, the user's attempts are counted apart from those of other
-- networks.
create table sign_in_address (
  "user" text not null references "_User" ("objectId") on delete cascade,
  address text not null,
  seen timestamptz not null,
  primary key ("user", address)
);
