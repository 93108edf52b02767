-- A user has one profile and one avatar, which go with them, as tokens handed over do.
create unique index avatar_user on "Avatar" ("user");
alter table "Avatar"
  alter "user" set not null,
  add constraint avatar_owner foreign key ("user") references "_User" ("objectId") on delete cascade;

create unique index user_profile on "_User" (profile);

create unique index handover_token_hash on "HandoverToken" ("tokenHash");
create index handover_token_user on "HandoverToken" ("user");
alter table "HandoverToken"
  alter "user" set not null,
  add constraint handover_token_owner foreign key ("user") references "_User" ("objectId") on delete cascade;

-- Nobody becomes a member while being deleted.
alter table "Membership"
  add constraint membership_owner foreign key ("user") references "_User" ("objectId") on delete cascade;
