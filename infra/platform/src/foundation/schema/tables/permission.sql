create unique index permission_action on "Permission" (type, action);
