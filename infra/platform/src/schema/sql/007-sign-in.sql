-- How often each address called each function of late, for all instances; losing it in a crash harms nobody.
create unlogged table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- Failed sign-ins: of a person (the hash of the email entered) from an address, of the person from anywhere
-- (address ''), and from an address as anybody (person ''). `until` ends the window, or the lock.
create table sign_in_failure (
  person text not null,
  address text not null,
  failures integer not null,
  until timestamptz not null,
  primary key (person, address)
);

-- From where somebody has signed in: nobody else's failures lock them out there.
create table sign_in_address (
  "user" text not null references "_User" ("objectId") on delete cascade,
  address text not null,
  seen timestamptz not null,
  primary key ("user", address)
);
