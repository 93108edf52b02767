-- The Slack channel of an account. The webhook URL is encrypted with a key that the database does not
-- contain.
create table slack_connection (
  account text primary key references "Account" ("objectId") on delete cascade,
  webhook text not null,
  channel text not null,
  team text not null,
  "connectedAt" timestamptz not null default now()
);
-- Connections in progress: the hash of the state that Slack returns, and the session that started it.
create table slack_state (
  hash text primary key,
  account text not null references "Account" ("objectId") on delete cascade,
  session text not null,
  until timestamptz not null
);
create index slack_state_until on slack_state (until);
