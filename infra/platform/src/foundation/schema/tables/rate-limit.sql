-- The number of recent calls per address and function, across all instances. Unlogged, because losing it in a
-- crash does no harm. rate-limiter-flexible defines the columns.
create unlogged table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
