create unique index world_permission_account on "WorldPermission" (account, permission);
