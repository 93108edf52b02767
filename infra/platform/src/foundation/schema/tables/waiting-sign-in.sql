-- Sign-ins with the correct password that await the second factor. Only a hash of the token is stored. Rows
-- stay for a day after they end, because a user's wrong codes are counted across them.
create table waiting_sign_in (
  "tokenHash" text primary key,
  "user" text not null references "_User" ("objectId") on delete cascade,
  method text not null,
  remember boolean not null,
  "wrongCodes" integer not null default 0,
  until timestamptz not null
);
create index waiting_sign_in_user on waiting_sign_in ("user");
create index waiting_sign_in_until on waiting_sign_in (until);
