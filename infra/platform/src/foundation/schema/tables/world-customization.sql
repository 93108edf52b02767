create unique index world_customization_name on "WorldCustomization" (name);
