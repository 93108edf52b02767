-- Looks up a mailed link by the hash of its secret.
create unique index invitation_token on "Invitation" ("tokenHash");
-- An address has at most one open invitation per account. Inviting it again renews that one.
create unique index invitation_open on "Invitation" (account, email) where status <> 'accepted';

-- Text search in the email and the names.
alter table "Invitation" add column "searchKey" text collate "C" generated always as (
  search_key(email) || E'\n' || search_key("displayName") || E'\n'
  || search_key("firstName") || ' ' || search_key("lastName")
) stored;
-- With a long pending list, invitations are sorted into the index thousands at a time.
create index invitation_by_text on "Invitation" using gin (account, "searchKey" gin_trgm_ops)
  with (gin_pending_list_limit = 2048);

-- One index per sort order. Each ends with the id, so that rows with equal values keep their order across
-- pages.
create index invitation_by_email on "Invitation" (account, email, "objectId");
create index invitation_by_first_name on "Invitation" (account, search_key("firstName"), "objectId");
create index invitation_by_last_name on "Invitation" (account, search_key("lastName"), "objectId");
create index invitation_by_status on "Invitation" (account, status, "objectId");
create index invitation_by_created on "Invitation" (account, "createdAt", "objectId");
create index invitation_by_updated on "Invitation" (account, "updatedAt", "objectId");
-- Those that were never mailed are the earliest.
create index invitation_by_mailed on "Invitation" (account, coalesce("mailedAt", '-infinity'), "objectId");

-- The sweep looks for mails that were left unfinished. Few are in progress at a time.
create index invitation_processing on "Invitation" ("updatedAt") where status = 'processing';

-- The page of a person shows the invitation that the person accepted.
create index invitation_accepted_by on "Invitation" ("acceptedBy") where "acceptedBy" is not null;
