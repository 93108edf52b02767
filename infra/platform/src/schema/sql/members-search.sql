-- What the list of members sorts and searches by. A key is a value in lower case without accents, so that
-- "lukasz" finds "Łukasz", and in byte order, so that one index serves sorting and searching by prefix.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create or replace function search_key(value text) returns text
language sql immutable parallel safe
return case
  when value is null then ''
  when octet_length(value) = length(value) then lower(left(value, 128) collate "C")
  else lower(
    normalize(
      translate(
        regexp_replace(normalize(left(value, 128), NFD), '[\u0300-\u036f]', '', 'g'),
        'øØłŁđĐı', 'oOlLdDi'
      ),
      NFC
    ) collate "und-x-icu"
  )
end;

alter table "Membership"
  add column if not exists "emailKey" text collate "C" generated always as (search_key(email)) stored,
  add column if not exists "contactEmailKey" text collate "C" generated always as (search_key("contactEmail")) stored,
  add column if not exists "firstnameKey" text collate "C" generated always as (search_key(firstname)) stored,
  add column if not exists "lastnameKey" text collate "C" generated always as (search_key(lastname)) stored,
  add column if not exists "displaynameKey" text collate "C" generated always as (search_key(displayname)) stored,
  add column if not exists "titleKey" text collate "C" generated always as (search_key(title)) stored,
  add column if not exists "hwiKey" text collate "C" generated always as (search_key(hwi_id)) stored;

-- One index per sort; every one ends with the id, so that equal values keep one order over all pages.
create index if not exists member_by_email on "Membership" (account, "emailKey", "objectId");
create index if not exists member_by_contact_email on "Membership" (account, "contactEmailKey", "objectId");
create index if not exists member_by_firstname on "Membership" (account, "firstnameKey", "objectId");
create index if not exists member_by_lastname on "Membership" (account, "lastnameKey", "objectId");
create index if not exists member_by_displayname on "Membership" (account, "displaynameKey", "objectId");
create index if not exists member_by_title on "Membership" (account, "titleKey", "objectId");
create index if not exists member_by_permission on "Membership" (account, permission, "objectId");
create index if not exists member_by_team on "Membership" (account, "teamId", "objectId");
create index if not exists member_by_logins on "Membership" (account, logins, "objectId");
create index if not exists member_by_created on "Membership" (account, "createdAt", "objectId");
create index if not exists member_by_hwi on "Membership" (account, "hwiKey", "objectId");

-- Holds all that a list filters and sorts by: what no other index narrows is read from here, not from the table.
create index if not exists member_by_updated on "Membership" (account, "updatedAt", "objectId") include (
  "emailKey", "contactEmailKey", "firstnameKey", "lastnameKey", "displaynameKey", "titleKey", "hwiKey",
  "teamId", permission, logins, "createdAt"
);

-- Finds text anywhere in a value. A short list of pending entries keeps searches fast while members are loaded.
create index if not exists member_by_text on "Membership" using gin (
  account,
  "emailKey" gin_trgm_ops, "contactEmailKey" gin_trgm_ops, "firstnameKey" gin_trgm_ops,
  "lastnameKey" gin_trgm_ops, "displaynameKey" gin_trgm_ops, "hwiKey" gin_trgm_ops
) with (gin_pending_list_limit = 256);

-- The index above answers alone only where vacuum has been: do not wait for a fifth of the table to change.
alter table "Membership" set (
  autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_vacuum_scale_factor = 0.05,
  autovacuum_analyze_scale_factor = 0.02
);
