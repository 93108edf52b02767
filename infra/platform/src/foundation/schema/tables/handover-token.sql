create unique index handover_token_hash on "HandoverToken" ("tokenHash");
create index handover_token_user on "HandoverToken" ("user");
-- A token is deleted with its user.
alter table "HandoverToken"
  alter "user" set not null,
  add constraint handover_token_owner foreign key ("user") references "_User" ("objectId") on delete cascade;
