-- Uploaded files that are waiting to be imported.
create table "ImportFile" (
  id text primary key,
  account text not null,
  "sentBy" text not null,
  name text not null,
  -- The file as it was uploaded.
  place text not null,
  bytes bigint not null default 0,
  -- The disk space that the file uses or will use. It is reserved before anything is written.
  reserved bigint not null default 0,
  encoding text,
  delimiter text,
  "hasHeader" boolean,
  columns jsonb,
  -- The file as UTF-8, for each encoding it was read with: file name, bytes, and unreadable input.
  readings jsonb not null default '{}',
  "createdAt" timestamptz not null default now(),
  -- When the last piece arrived.
  "writtenAt" timestamptz not null default now(),
  -- When the upload ended. Null while more pieces may arrive.
  "endedAt" timestamptz
);
create index import_file_age on "ImportFile" ("createdAt");
create index import_file_account on "ImportFile" (account, "sentBy");
