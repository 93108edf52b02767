-- Sign-ins with the right password that wait for the second factor. Only a hash of their token is stored. Rows stay
-- for a day after they end, because the wrong codes of a user are counted together.
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
