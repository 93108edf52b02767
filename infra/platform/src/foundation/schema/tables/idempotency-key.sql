-- The answers of calls that callers may repeat, stored for a day. A row is written in the call's own
-- transaction, so it exists only if the call succeeded. Names and fingerprints are hashes.
create table idempotency_key (
  -- Hash of the user, the account, and the key that the caller chose.
  name text primary key,
  -- Hash of the request.
  fingerprint text not null,
  -- JSON, deflated. Null if the answer made room for later ones of its person.
  answer bytea,
  -- Hash of the user and the account.
  owner text not null,
  at timestamptz not null default clock_timestamp(),
  until timestamptz not null
);
create index idempotency_key_until on idempotency_key (until);
create index idempotency_key_owner on idempotency_key (owner, at desc) where answer is not null;
