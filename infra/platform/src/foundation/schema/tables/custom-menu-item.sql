create index custom_menu_item_account on "CustomMenuItem" (account, "order", "objectId");
