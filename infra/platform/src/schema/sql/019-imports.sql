-- Files that people sent to be imported, until they are.
create table "ImportFile" (
  id text primary key,
  account text not null,
  "sentBy" text not null,
  name text not null,
  place text not null,
  bytes bigint not null default 0,
  encoding text,
  delimiter text,
  "hasHeader" boolean,
  columns jsonb,
  "createdAt" timestamptz not null default now(),
  -- Until then pieces of it may come.
  "endedAt" timestamptz
);
create index import_file_age on "ImportFile" ("createdAt");
create index import_file_account on "ImportFile" (account, "sentBy");

-- A task can find out piece by piece what it is to do, and wait for somebody's word.
alter table "Task"
  add column actions jsonb not null default '{}',
  add column state jsonb,
  add column "plannedAt" timestamptz;

-- What an import is to do for a row of its file: `changes` for people, `plan` for the step that does it.
alter table "TaskRow"
  add column line integer,
  add column action text,
  add column changes jsonb,
  add column plan jsonb;
create index task_row_action on "TaskRow" (task, action, position) where action is not null;
