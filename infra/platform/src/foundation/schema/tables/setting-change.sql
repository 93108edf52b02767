-- The history of settings, one row per setting in a save. Parse Server does not know this table.
create table "SettingChange" (
  "saveId" text not null,
  account text not null,
  page text not null,
  setting text not null,
  -- The values before and after, in the setting's type.
  "from" jsonb not null,
  "to" jsonb not null,
  -- The reason that the person entered; empty if none.
  note text not null,
  -- The email address of the person at that time.
  by text not null,
  at timestamptz not null default clock_timestamp(),
  primary key ("saveId", setting)
);
-- The last change of each setting in an account, and the changes of a page.
create index setting_change_setting on "SettingChange" (account, setting, at desc);
create index setting_change_page on "SettingChange" (account, page, at desc);
