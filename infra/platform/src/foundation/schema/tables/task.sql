-- Work that continues after the call that started it. Parse Server does not know this table.
create table "Task" (
  id text primary key,
  account text not null,
  kind text not null,
  params jsonb not null,
  status text not null default 'waiting',
  "requestedBy" text not null,
  "requestedEmail" text not null,
  "requestId" text not null,
  -- The number of rows per action, while a plan awaits confirmation.
  actions jsonb not null default '{}',
  -- The state that a plan passes from one piece to the next.
  state jsonb,
  total integer,
  -- Rows up to this position are settled.
  "cursor" integer not null default 0,
  done integer not null default 0,
  skipped integer not null default 0,
  failed integer not null default 0,
  -- Why it failed: the message key and parameters of each sentence, rendered on read.
  reasons json not null default '[]',
  -- The result file, with its name and media type for the download.
  file text,
  "fileName" text,
  "fileType" text,
  "fileBytes" bigint,
  -- The file of the rows that failed, to correct and send again. It is stored beside the result file.
  "failedName" text,
  "failedBytes" bigint,
  "createdAt" timestamptz not null default now(),
  "plannedAt" timestamptz,
  "startedAt" timestamptz,
  "finishedAt" timestamptz
);
create index task_account on "Task" (account, "createdAt", id);
create index task_requester on "Task" (account, "requestedBy", "createdAt", id);
create index task_open on "Task" ("createdAt") where status in ('waiting', 'running', 'stopping');
create index task_finished on "Task" ("finishedAt");
