create unique index theme_internal_name on "Theme" ("internalName");
