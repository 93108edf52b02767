-- The UTC days of an account on which sessions may have begun, and whether the event database has their sessions and
-- visits as rows. A batch makes the days that it touches not stored when it is registered, before its events are
-- written. A day without a row is not stored.
create table usage_session_day (
  account text not null references "Account" ("objectId") on delete cascade,
  -- The number of the day since 1970.
  day integer not null,
  -- The event database that has the rows, or is about to.
  store text,
  -- The rows that are read have this number. 0 until the day is computed for the first time.
  version bigint not null default 0,
  stored boolean not null default false,
  -- When a service began to compute the rows. Another one takes over if it does not finish.
  claimed timestamptz,
  primary key (account, day)
);
create index usage_session_day_due on usage_session_day (account, day) where not stored;
create function new_session_version() returns bigint language sql volatile as $$
  select 1 + floor(random() * 9e15)::bigint
$$;
