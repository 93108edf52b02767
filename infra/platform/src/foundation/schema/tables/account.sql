create index account_search on "Account"
  using gin ("organizationName" gin_trgm_ops, "customerId" gin_trgm_ops);
