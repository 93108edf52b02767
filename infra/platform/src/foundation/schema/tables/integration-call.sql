-- The most recent calls to each vendor that an account is connected to. Parse Server does not know this
-- table.
create table integration_call (
  id bigint generated always as identity primary key,
  account text not null references "Account" ("objectId") on delete cascade,
  connection text not null,
  operation text not null,
  outcome text not null,
  -- The vendor's error code; empty if there is none.
  detail text not null default '',
  latency integer not null,
  -- Whether the owners were mailed about it.
  "isMailed" boolean not null default false,
  at timestamptz not null default clock_timestamp()
);
create index integration_call_account on integration_call (account, connection, id desc);
