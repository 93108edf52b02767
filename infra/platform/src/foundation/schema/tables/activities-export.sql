-- Requested exports of activities and attendances. Saving a row creates its task.
create table "ActivitiesExport" (
  id text primary key,
  account text not null,
  type text not null,
  query jsonb not null,
  "earliestTime" text not null,
  "latestTime" text not null,
  timezone text not null,
  "savedBy" text not null,
  task text not null,
  "createdAt" timestamptz not null default now()
);
create index activities_export_account on "ActivitiesExport" (account, "createdAt");
