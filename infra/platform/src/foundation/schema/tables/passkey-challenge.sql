-- Challenges that wait for a passkey's answer: each is good once. Only its hash is stored.
create table passkey_challenge (
  hash text primary key,
  purpose text not null check (purpose in ('register', 'confirm', 'signIn')),
  -- Who asked for it: the id of a session, the hash of a waiting sign-in's token, or nobody known.
  "askedBy" text not null,
  until timestamptz not null
);
create index passkey_challenge_until on passkey_challenge (until);
