create index room_account on "Room" (account, "order", "objectId");
