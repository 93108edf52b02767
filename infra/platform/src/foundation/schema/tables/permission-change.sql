-- What people made of who has options, controls, and pages, one row for each of a save. Parse Server knows nothing of
-- this table.
create table "PermissionChange" (
  "saveId" text not null,
  account text not null,
  -- An option of the GOTO menu (cmd), a control of rooms (roomControl), or a page (pageAccess), and its name.
  "table" text not null,
  action text not null,
  -- The configured levels before and after; null for the default.
  "from" text,
  "to" text,
  -- The email address of the person, as it was.
  by text not null,
  at timestamptz not null default clock_timestamp(),
  primary key ("saveId", "table", action)
);
create index permission_change_action on "PermissionChange" (account, "table", action, at desc);
create index permission_change_account on "PermissionChange" (account, at desc);
