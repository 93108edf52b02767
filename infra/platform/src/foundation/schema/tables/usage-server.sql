-- The servers of worlds that sent events, per account: since when, and how much arrived late, early, or was
-- refused. Events are counted in the transaction that marks their batch as stored, so that each counts once.
create table usage_server (
  account text not null references "Account" ("objectId") on delete cascade,
  server text not null,
  -- The time of the earliest event; null if none was stored.
  since timestamptz,
  -- The time of the last heartbeat; null if there was none.
  heard timestamptz,
  events bigint not null default 0,
  late bigint not null default 0,
  early bigint not null default 0,
  -- Refused batches, the last of them, and its reason as key and parameters.
  refused bigint not null default 0,
  "refusedAt" timestamptz,
  reason jsonb,
  primary key (account, server)
);
