-- Work that continues after the call that started it. Parse Server knows nothing of this table.
create table "Task" (
  id text primary key,
  account text not null,
  kind text not null,
  params jsonb not null,
  status text not null default 'waiting',
  "requestedBy" text not null,
  "requestedEmail" text not null,
  "requestId" text not null,
  -- How many rows there are of each action, while a plan waits to be confirmed.
  actions jsonb not null default '{}',
  -- What a plan made piece by piece has to keep from piece to piece.
  state jsonb,
  total integer,
  -- Rows up to this position are settled.
  "cursor" integer not null default 0,
  done integer not null default 0,
  skipped integer not null default 0,
  failed integer not null default 0,
  -- Why it failed: key and parameters of each sentence, which is rendered when it is read.
  reasons json not null default '[]',
  -- The file that the task made, with the name and media type that it is downloaded as.
  file text,
  "fileName" text,
  "fileType" text,
  "fileBytes" bigint,
  "createdAt" timestamptz not null default now(),
  "plannedAt" timestamptz,
  "startedAt" timestamptz,
  "finishedAt" timestamptz
);
create index task_account on "Task" (account, "createdAt", id);
create index task_requester on "Task" (account, "requestedBy", "createdAt", id);
create index task_open on "Task" ("createdAt") where status in ('waiting', 'running', 'stopping');
create index task_finished on "Task" ("finishedAt");
