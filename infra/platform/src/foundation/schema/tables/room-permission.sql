-- An account's settings for rooms and web boards, one row per scope. Parse Server does not know these tables.
create table "RoomPermission" (
  id text primary key,
  account text not null,
  kind text not null check (kind in ('desktop', 'web', 'webBoard')),
  -- The room type and the scene. Null for the world, and for all scenes.
  level text,
  instance integer,
  permissions jsonb not null,
  boards jsonb not null,
  written jsonb not null
);
create unique index room_permission_scope
  on "RoomPermission" (account, kind, coalesce(level, ''), coalesce(instance, -1));

-- The version of each account's room permissions. Every change locks its row first.
create table room_permission_version (
  account text primary key,
  version integer not null
);

create table "RoomPermissionChange" (
  account text not null,
  kind text not null,
  level text,
  instance integer,
  field text not null,
  -- The values before and after, as text; empty for none.
  "from" text not null,
  "to" text not null,
  -- The email address of the person at that time.
  by text not null,
  at timestamptz not null default clock_timestamp()
);
create index room_permission_change on "RoomPermissionChange" (account, at desc);
