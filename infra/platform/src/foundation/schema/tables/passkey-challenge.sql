-- Challenges that await a passkey's answer. Each can be used once. Only the hash is stored.
create table passkey_challenge (
  hash text primary key,
  purpose text not null check (purpose in ('register', 'confirm', 'signIn')),
  -- Who requested it: a session id, the token hash of a waiting sign-in, or empty if unknown.
  "askedBy" text not null,
  until timestamptz not null
);
create index passkey_challenge_until on passkey_challenge (until);
