-- When a saved view is mailed to its person. `next` is null while mails pause.
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
  -- The time at which the last mail that was sent or told was due: it is not sent for it again.
  "mailedFor" timestamptz,
  "createdAt" timestamptz not null default now()
);
create index view_mail_next on view_mail (next) where next is not null;
