-- Networks that a user has signed in from. The user's attempts there are counted apart from those of people
-- who are new to the network.
create table sign_in_address (
  "user" text not null references "_User" ("objectId") on delete cascade,
  address text not null,
  seen timestamptz not null,
  primary key ("user", address)
);
