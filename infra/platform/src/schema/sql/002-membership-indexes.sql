create unique index membership_account_user on "Membership" (account, "user");
create index membership_user on "Membership" ("user");
create index membership_badges on "_Join:badges:Membership" ("owningId");

-- What the list of members sorts and searches by. A key is a value in lower case without accents, so that
-- "lukasz" finds "Łukasz", and in byte order, so that one index serves sorting and searching by prefix.
create function search_key(value text) returns text
language sql immutable parallel safe
return case
  when value is null then ''
  when octet_length(value) = length(value) then lower(value collate "C")
  else lower(normalize(translate(
    regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g'),
    'øØłŁđĐı', 'oOlLdDi'
  ), NFC) collate "und-x-icu") collate "C"
end;

alter table "Membership"
  add column "emailKey" text collate "C" generated always as (search_key(left(email, 128))) stored,
  add column "contactEmailKey" text collate "C" generated always as (search_key(left("contactEmail", 128))) stored,
  add column "firstnameKey" text collate "C" generated always as (search_key(left(firstname, 128))) stored,
  add column "lastnameKey" text collate "C" generated always as (search_key(left(lastname, 128))) stored,
  add column "displaynameKey" text collate "C" generated always as (search_key(left(displayname, 128))) stored,
  add column "titleKey" text collate "C" generated always as (search_key(left(title, 128))) stored,
  add column "hwiKey" text collate "C" generated always as (search_key(left(hwi_id, 128))) stored,
  -- Team numbers are stored as text: 9 comes before 10.
  add column "teamKey" text collate "C" generated always as (coalesce(lpad("teamId", 2, '0'), '')) stored;

-- One index per sort; every one ends with the id, so that equal values keep one order over all pages.
create index membership_by_email on "Membership" (account, "emailKey", "objectId");
create index membership_by_contact_email on "Membership" (account, "contactEmailKey", "objectId");
create index membership_by_firstname on "Membership" (account, "firstnameKey", "objectId");
create index membership_by_lastname on "Membership" (account, "lastnameKey", "objectId");
create index membership_by_displayname on "Membership" (account, "displaynameKey", "objectId");
create index membership_by_title on "Membership" (account, "titleKey", "objectId");
create index membership_by_permission on "Membership" (account, permission, "objectId");
create index membership_by_team on "Membership" (account, "teamKey", "objectId");
create index membership_by_logins on "Membership" (account, logins, "objectId");
create index membership_by_created on "Membership" (account, "createdAt", "objectId");
create index membership_by_hwi on "Membership" (account, "hwiKey", "objectId");

-- Holds all that a list filters and sorts by: what no other index narrows is read from here, not from the table.
-- Every key is at most 128 characters long, so that a row of the longest values still fits into the index.
create index membership_by_updated on "Membership" (account, "updatedAt", "objectId") include (
  "emailKey", "contactEmailKey", "firstnameKey", "lastnameKey", "displaynameKey", "titleKey", "hwiKey",
  "teamKey", permission, logins, "createdAt"
);

-- Finds text anywhere in a value. A short list of pending entries keeps searches fast while members are loaded.
-- Hardware ids are not in it: their letters are random, which costs the most and narrows the least.
create index membership_by_text on "Membership" using gin (
  account,
  "emailKey" gin_trgm_ops, "contactEmailKey" gin_trgm_ops, "firstnameKey" gin_trgm_ops,
  "lastnameKey" gin_trgm_ops, "displaynameKey" gin_trgm_ops
) with (gin_pending_list_limit = 1024);

-- The index above answers alone only where vacuum has been: do not wait for a fifth of the table to change.
alter table "Membership" set (
  autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_vacuum_scale_factor = 0.05,
  autovacuum_analyze_scale_factor = 0.02
);
