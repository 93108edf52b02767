-- The users of a role ("owningId" is the role). The triggers of "Membership" write those of an account's roles.
create index role_users on "_Join:users:_Role" ("owningId");

-- The roles of a user are the same rows, read from the other side, so that the two cannot differ.
drop table "_Join:roles:_User";
create view "_Join:roles:_User" as
  select "owningId" as "relatedId", "relatedId" as "owningId" from "_Join:users:_Role";
