-- The event batches received: a key always identifies the same content. A row is written before the events,
-- so that a repeated batch is recognized even if the first attempt failed.
create table usage_batch (
  -- The hash of the key that the sender chose.
  key text primary key,
  -- The hash of the content.
  content text not null,
  rows integer not null,
  -- A number that all events of the batch have, and no other batch: the time of arrival in milliseconds.
  arrived bigint unique,
  -- The accounts in the events, and the times of the first and last.
  accounts text[] not null default '{}',
  "first" timestamptz,
  "last" timestamptz,
  "receivedAt" timestamptz not null default now(),
  -- When all events were stored; null until that is known.
  "storedAt" timestamptz,
  -- When the sender took the batch back, and when its events were removed.
  "retractedAt" timestamptz,
  "removedAt" timestamptz
);
create index usage_batch_received on usage_batch ("receivedAt");
-- Batches whose events are being written or removed.
create index usage_batch_open on usage_batch ("receivedAt")
  where "storedAt" is null and "retractedAt" is null or "retractedAt" is not null and "removedAt" is null;
