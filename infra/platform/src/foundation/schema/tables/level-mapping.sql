create index level_mapping_client on "LevelMapping" ("clientInfoId", name);
