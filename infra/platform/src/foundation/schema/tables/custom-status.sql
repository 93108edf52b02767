create index custom_status_account on "CustomStatus" (account, "order");
