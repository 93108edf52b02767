-- What a confirmation has counted: the items that a person was shown as a number. The change that follows
-- affects no others. One row for each count, because an account can have a million members.
create table counted_set (
  id text primary key,
  account text not null references "Account" ("objectId") on delete cascade,
  -- The person or the API credential that has counted.
  "user" text not null,
  -- The operation that may use it.
  door text not null,
  -- The id of each item, and after a space the state in which it was counted.
  items text[] not null,
  "usedAt" timestamptz,
  "createdAt" timestamptz not null default now(),
  until timestamptz not null
);
create index counted_set_user on counted_set ("user", account, door);
create index counted_set_account on counted_set (account);
create index counted_set_until on counted_set (until);
