-- An identity signs in one user, and goes with them.
create unique index user_identity_subject on "UserIdentity" (issuer, subject);
-- A user has one of each provider.
create unique index user_identity_user on "UserIdentity" ("user", provider, coalesce("ssoConfig", ''));
alter table "UserIdentity"
  alter "user" set not null,
  alter provider set not null,
  alter issuer set not null,
  alter subject set not null,
  add constraint user_identity_owner foreign key ("user") references "_User" ("objectId") on delete cascade;

create index sso_config_by_world on "_Join:serverConfigs:SSOConfig" ("relatedId");

-- Id tokens that have signed somebody in, signed somebody up or linked somebody: none does so twice. What is kept
-- is a hash of what their issuer signed, until they end by themselves.
create table used_id_token (
  hash bytea primary key,
  until timestamptz not null
);
create index used_id_token_until on used_id_token (until);
