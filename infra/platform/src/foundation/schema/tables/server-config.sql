create unique index server_config_account on "ServerConfig" (account);
create unique index server_config_name on "ServerConfig" (name);
