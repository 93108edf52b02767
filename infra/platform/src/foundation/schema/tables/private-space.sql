create unique index private_space_type_price on "PrivateSpaceType" ("pricingId");
create index private_space_type_account on "PrivateSpaceType" (account, name);

-- The sort keys of the report. They are columns, because PostgreSQL cannot run index-only scans on
-- expressions.
alter table "PrivateSpace"
  add column "nameKey" text collate "C" generated always as (search_key(left(name, 128))) stored,
  add column "typeKey" text collate "C" generated always as (search_key(left(type, 128))) stored,
  add column "ownerNameKey" text collate "C" generated always as (search_key(left("ownerName", 128))) stored;

-- Index-only scans need vacuumed pages. Vacuum earlier than the default, which waits until a fifth of the
-- table has changed.
alter table "PrivateSpace" set (
  autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_vacuum_scale_factor = 0.05,
  autovacuum_analyze_scale_factor = 0.02
);

-- One index per sort order. Each ends with the id, so that rows with equal values keep their order across
-- pages. A report omits archived spaces by default. Each index includes the status, so only the rows of the
-- page are read from the table.
create index private_space_by_name on "PrivateSpace" (account, "nameKey", "objectId") include (status);
create index private_space_by_type on "PrivateSpace" (account, "typeKey", "objectId") include (status);
create index private_space_by_max_users on "PrivateSpace" (account, "maxUsers", "objectId") include (status);
create index private_space_by_owner_name on "PrivateSpace" (account, "ownerNameKey", "objectId") include (status);
create index private_space_by_owner_email on "PrivateSpace" (account, "ownerEmail", "objectId") include (status);
create index private_space_by_created on "PrivateSpace" (account, "createdAt", "objectId") include (status);
create index private_space_by_status on "PrivateSpace" (account, status, "objectId");
create index private_space_by_status_changed
  on "PrivateSpace" (account, "statusChangedAt", "objectId") include (status);
