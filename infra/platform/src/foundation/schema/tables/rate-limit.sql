-- How often each address called each function recently, over all instances. Unlogged: losing it in a crash does no
-- harm. The columns are those of rate-limiter-flexible.
create unlogged table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
