create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create unique index session_by_token on "_Session" ("sessionToken");
create index session_by_user on "_Session" ("user");
create index role_users on "_Join:users:_Role" ("owningId");

create index account_search on "Account"
  using gin ("organizationName" gin_trgm_ops, "customerId" gin_trgm_ops);
create unique index server_config_account on "ServerConfig" (account);
create unique index server_config_name on "ServerConfig" (name);
create unique index world_account on "World" (account);
create index badge_account on "Badge" (account);

create unique index permission_action on "Permission" (type, action);
create unique index world_permission_account on "WorldPermission" (account, permission);

create index audit_at on "AuditEntry" (account, at, "objectId");
create index audit_operation on "AuditEntry" (account, operation, at, "objectId");
create index audit_search on "AuditEntry"
  using gin (account, "actorEmail" gin_trgm_ops, "targetLabel" gin_trgm_ops);
