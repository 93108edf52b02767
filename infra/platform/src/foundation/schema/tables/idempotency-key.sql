-- The answers of calls that their callers may repeat, for a day. Written in the transaction of the call itself: there is
-- an answer if and only if the call happened. Names and fingerprints are hashes.
create table idempotency_key (
  -- Of the user, the account, and the key that the caller chose.
  name text primary key,
  -- Of what was asked.
  fingerprint text not null,
  answer jsonb not null,
  until timestamptz not null
);
create index idempotency_key_until on idempotency_key (until);
