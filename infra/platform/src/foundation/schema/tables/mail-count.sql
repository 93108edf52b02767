-- The number of invitation mails sent recently, per address and per account. Unlike rate_limit, this table is
-- logged, so that a crash cannot lift the limit. The keys are hashes.
create table mail_count (
  key text primary key,
  mails integer not null,
  -- When the count restarts at zero.
  until timestamptz not null
);
create index mail_count_until on mail_count (until);
