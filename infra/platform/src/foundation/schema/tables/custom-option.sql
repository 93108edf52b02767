create index custom_option_account on "CustomOption" (account, index);
