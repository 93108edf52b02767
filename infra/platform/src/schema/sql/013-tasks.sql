-- Work that goes on after the call that asked for it. Nothing reaches these tables through Parse Server.
create table "Task" (
  id text primary key,
  account text not null,
  kind text not null,
  params jsonb not null,
  status text not null default 'waiting',
  "requestedBy" text not null,
  "requestedEmail" text not null,
  "requestId" text not null,
  total integer,
  -- Rows up to this position are settled.
  "cursor" integer not null default 0,
  done integer not null default 0,
  skipped integer not null default 0,
  failed integer not null default 0,
  reason text not null default '',
  file text,
  "fileName" text,
  "fileBytes" bigint,
  "createdAt" timestamptz not null default now(),
  "startedAt" timestamptz,
  "finishedAt" timestamptz
);
create index task_account on "Task" (account, "createdAt", id);
create index task_requester on "Task" (account, "requestedBy", "createdAt", id);
create index task_open on "Task" ("createdAt") where status in ('waiting', 'running');
create index task_finished on "Task" ("finishedAt");

-- What a task is about, one row for each, settled in their order.
create table "TaskRow" (
  task text not null references "Task" (id) on delete cascade,
  position integer not null,
  target text not null,
  label text not null,
  outcome text,
  reason text not null default '',
  primary key (task, position)
);
create index task_row_outcome on "TaskRow" (task, outcome, position);
