-- Uploaded files that wait to be imported.
create table "ImportFile" (
  id text primary key,
  account text not null,
  "sentBy" text not null,
  name text not null,
  -- Where it is stored as it was sent.
  place text not null,
  bytes bigint not null default 0,
  -- The room on disk that the file takes, or is about to take: it is reserved before anything is written.
  reserved bigint not null default 0,
  encoding text,
  delimiter text,
  "hasHeader" boolean,
  columns jsonb,
  -- The file as UTF-8, by the encodings in which it has been read: place, bytes, and what could not be read.
  readings jsonb not null default '{}',
  "createdAt" timestamptz not null default now(),
  -- When a piece last arrived.
  "writtenAt" timestamptz not null default now(),
  -- When the upload ended. Until then, more pieces of the file may arrive.
  "endedAt" timestamptz
);
create index import_file_age on "ImportFile" ("createdAt");
create index import_file_account on "ImportFile" (account, "sentBy");
