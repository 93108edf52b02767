-- The link in the mail is found by its hash.
create unique index invitation_token on "Invitation" ("tokenHash");
-- Inviting somebody twice renews the invitation that waits; it does not make a second one.
create unique index invitation_open on "Invitation" (account, email) where status <> 'accepted';

alter table "Invitation" add column "searchKey" text collate "C" generated always as (
  search_key(email) || E'\n' || search_key("displayName") || E'\n'
  || search_key("firstName") || ' ' || search_key("lastName")
) stored;
create index invitation_by_text on "Invitation" using gin (account, "searchKey" gin_trgm_ops)
  with (gin_pending_list_limit = 256);

create index invitation_by_email on "Invitation" (account, email, "objectId");
create index invitation_by_first_name on "Invitation" (account, search_key("firstName"), "objectId");
create index invitation_by_last_name on "Invitation" (account, search_key("lastName"), "objectId");
create index invitation_by_status on "Invitation" (account, status, "objectId");
create index invitation_by_created on "Invitation" (account, "createdAt", "objectId");
create index invitation_by_updated on "Invitation" (account, "updatedAt", "objectId");
