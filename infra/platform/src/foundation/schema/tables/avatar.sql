-- A user has one avatar. It is deleted with the user.
create unique index avatar_user on "Avatar" ("user");
alter table "Avatar"
  alter "user" set not null,
  add constraint avatar_owner foreign key ("user") references "_User" ("objectId") on delete cascade;
