-- The single sign-ons of a world ("relatedId" is the world's server configuration).
create index sso_config_by_world on "_Join:serverConfigs:SSOConfig" ("relatedId");
