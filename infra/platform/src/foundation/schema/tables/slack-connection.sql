-- The Slack channel of an account. The address of its webhook is encrypted with a key that the database does not have.
create table slack_connection (
  account text primary key references "Account" ("objectId") on delete cascade,
  webhook text not null,
  channel text not null,
  team text not null,
  "connectedAt" timestamptz not null default now()
);
-- Connections that were begun: the hash of the state that Slack sends back, and the session that began it.
create table slack_state (
  hash text primary key,
  account text not null references "Account" ("objectId") on delete cascade,
  session text not null,
  until timestamptz not null
);
create index slack_state_until on slack_state (until);
