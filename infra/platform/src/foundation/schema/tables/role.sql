-- The users of a role ("owningId" is the role). Triggers on "Membership" write the rows of account roles.
create index role_users on "_Join:users:_Role" ("owningId");

-- The roles of a user are a view of the same rows, so that the two cannot differ.
drop table "_Join:roles:_User";
create view "_Join:roles:_User" as
  select "owningId" as "relatedId", "relatedId" as "owningId" from "_Join:users:_Role";
