-- An identity signs in one user and is deleted with that user.
create unique index user_identity_subject on "UserIdentity" (issuer, subject);
-- A user has at most one identity per provider.
create unique index user_identity_user on "UserIdentity" ("user", provider, coalesce("ssoConfig", ''));
alter table "UserIdentity"
  alter "user" set not null,
  alter provider set not null,
  alter issuer set not null,
  alter subject set not null,
  add constraint user_identity_owner foreign key ("user") references "_User" ("objectId") on delete cascade;
