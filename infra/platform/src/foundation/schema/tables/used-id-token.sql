-- Id tokens that were used to sign in, to sign up, or to link an identity. None is accepted twice. The hash
-- covers what the issuer signed. A row is stored until its token expires.
create table used_id_token (
  hash bytea primary key,
  until timestamptz not null
);
create index used_id_token_until on used_id_token (until);
