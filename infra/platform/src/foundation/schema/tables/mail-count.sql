-- How many mails of invitations were sent lately, by address and by account. Logged, unlike rate_limit: a crash must not
-- open the way for more. The keys are hashes.
create table mail_count (
  key text primary key,
  mails integer not null,
  -- When counting starts again at zero.
  until timestamptz not null
);
create index mail_count_until on mail_count (until);
