-- The keys with which servers of worlds send the events of an account. Only hashes are stored.
create table usage_sender_key (
  id text primary key,
  account text not null references "Account" ("objectId") on delete cascade,
  hash text not null unique,
  "createdAt" timestamptz not null default now(),
  -- Dated once a minute.
  "lastUsedAt" timestamptz
);
create index usage_sender_key_account on usage_sender_key (account);
