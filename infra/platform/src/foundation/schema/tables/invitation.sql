-- The secret in a mailed link is found by its hash.
create unique index invitation_token on "Invitation" ("tokenHash");
-- An address has at most one open invitation into an account. Inviting it again renews that one.
create unique index invitation_open on "Invitation" (account, email) where status <> 'accepted';

-- Text search over email and names.
alter table "Invitation" add column "searchKey" text collate "C" generated always as (
  search_key(email) || E'\n' || search_key("displayName") || E'\n'
  || search_key("firstName") || ' ' || search_key("lastName")
) stored;
-- A long pending list: thousands of invitations are sorted into the index at once.
create index invitation_by_text on "Invitation" using gin (account, "searchKey" gin_trgm_ops)
  with (gin_pending_list_limit = 2048);

-- One index per sort. Each ends with the id, so that equal values keep one order over all pages.
create index invitation_by_email on "Invitation" (account, email, "objectId");
create index invitation_by_first_name on "Invitation" (account, search_key("firstName"), "objectId");
create index invitation_by_last_name on "Invitation" (account, search_key("lastName"), "objectId");
create index invitation_by_status on "Invitation" (account, status, "objectId");
create index invitation_by_created on "Invitation" (account, "createdAt", "objectId");
create index invitation_by_updated on "Invitation" (account, "updatedAt", "objectId");

-- The sweep looks for mails that were left behind; few are under way at a time.
create index invitation_processing on "Invitation" ("updatedAt") where status = 'processing';
