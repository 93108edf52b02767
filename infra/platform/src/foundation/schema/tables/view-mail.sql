-- When a saved view is mailed to its owner. `next` is null while mails are paused.
create table view_mail (
  view text primary key references analytics_view (id) on delete cascade,
  every text not null,
  weekday smallint not null,
  day smallint not null,
  hour smallint not null,
  "timeZone" text not null,
  next timestamptz,
  paused text,
  problem text,
  "mailedAt" timestamptz,
  -- The due time of the last mail that was sent or reported. No second mail is sent for it.
  "mailedFor" timestamptz,
  "createdAt" timestamptz not null default now()
);
create index view_mail_next on view_mail (next) where next is not null;
