-- The batches of events that were sent: the same key stands for the same content. Written before the events, so that a
-- repeated batch is recognized whatever happened to the first one.
create table usage_batch (
  -- The hash of the key that the sender chose.
  key text primary key,
  -- The hash of the content.
  content text not null,
  rows integer not null,
  "receivedAt" timestamptz not null default now(),
  -- When all events were stored; null as long as that is not known.
  "storedAt" timestamptz
);
create index usage_batch_received on usage_batch ("receivedAt");
