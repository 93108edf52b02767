-- What people made of settings, one row for each setting of a save. Parse Server knows nothing of this table.
create table "SettingChange" (
  "saveId" text not null,
  account text not null,
  page text not null,
  setting text not null,
  -- The values before and after, of the setting's type.
  "from" jsonb not null,
  "to" jsonb not null,
  -- Why, in the person's words; empty where nobody said so.
  note text not null,
  -- The email address of the person, as it was.
  by text not null,
  at timestamptz not null default clock_timestamp(),
  primary key ("saveId", setting)
);
-- The last change of each setting of an account, and the changes of a page.
create index setting_change_setting on "SettingChange" (account, setting, at desc);
create index setting_change_page on "SettingChange" (account, page, at desc);
