-- The history of access levels for options, controls, and pages, one row per change in a save. Parse Server
-- does not know this table.
create table "PermissionChange" (
  "saveId" text not null,
  account text not null,
  -- An option of the GOTO menu (cmd), a room control (roomControl), or a page (pageAccess), and its name.
  "table" text not null,
  action text not null,
  -- The configured levels before and after; null for the default.
  "from" text,
  "to" text,
  -- The email address of the person at that time.
  by text not null,
  at timestamptz not null default clock_timestamp(),
  primary key ("saveId", "table", action)
);
create index permission_change_action on "PermissionChange" (account, "table", action, at desc);
create index permission_change_account on "PermissionChange" (account, at desc);
