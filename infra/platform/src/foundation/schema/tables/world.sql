create unique index world_account on "World" (account);
