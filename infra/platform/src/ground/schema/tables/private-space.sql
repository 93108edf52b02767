create unique index private_space_type_price on "PrivateSpaceType" ("pricingId");
create index private_space_type_account on "PrivateSpaceType" (account, name);

-- One index per sort. Each ends with the id, so that equal values keep one order over all pages. A page of the report
-- leaves out archived spaces by default: the status is in each index, so that only the page is read from the table.
create index private_space_by_name on "PrivateSpace" (account, search_key(name), "objectId") include (status);
create index private_space_by_type on "PrivateSpace" (account, search_key(type), "objectId") include (status);
create index private_space_by_max_users on "PrivateSpace" (account, "maxUsers", "objectId") include (status);
create index private_space_by_owner_name
  on "PrivateSpace" (account, search_key("ownerName"), "objectId") include (status);
create index private_space_by_owner_email on "PrivateSpace" (account, "ownerEmail", "objectId") include (status);
create index private_space_by_created on "PrivateSpace" (account, "createdAt", "objectId") include (status);
create index private_space_by_status on "PrivateSpace" (account, status, "objectId");
create index private_space_by_status_changed
  on "PrivateSpace" (account, "statusChangedAt", "objectId") include (status);
