-- A list of a million is answered from indexes alone. Whichever it is sorted by, the index holds what lists are
-- filtered by without a search; and the one that holds all that is searched and sorted by now holds the last login.
set local statement_timeout = 0;

drop index membership_by_email, membership_by_contact_email, membership_by_firstname, membership_by_lastname,
  membership_by_displayname, membership_by_title, membership_by_permission, membership_by_team,
  membership_by_logins, membership_by_last_login, membership_by_created, membership_by_updated;

create index membership_by_email on "Membership" (account, "emailKey", "objectId")
  include (permission, "updatedAt");
create index membership_by_contact_email on "Membership" (account, "contactEmailKey", "objectId")
  include (permission, "updatedAt");
create index membership_by_firstname on "Membership" (account, "firstnameKey", "objectId")
  include (permission, "updatedAt");
create index membership_by_lastname on "Membership" (account, "lastnameKey", "objectId")
  include (permission, "updatedAt");
create index membership_by_displayname on "Membership" (account, "displaynameKey", "objectId")
  include (permission, "updatedAt");
create index membership_by_title on "Membership" (account, "titleKey", "objectId")
  include (permission, "updatedAt");
create index membership_by_permission on "Membership" (account, permission, "objectId")
  include ("updatedAt");
create index membership_by_team on "Membership" (account, "teamKey", "objectId")
  include (permission, "updatedAt");
create index membership_by_logins on "Membership" (account, logins, "objectId")
  include (permission, "updatedAt");
create index membership_by_last_login on "Membership" (account, "lastLoginKey", "objectId")
  include (permission, "updatedAt");
create index membership_by_created on "Membership" (account, "createdAt", "objectId")
  include (permission, "updatedAt");
create index membership_by_updated on "Membership" (account, "updatedAt", "objectId") include (
  "emailKey", "contactEmailKey", "firstnameKey", "lastnameKey", "displaynameKey", "titleKey", "hwiKey",
  "teamKey", permission, logins, "lastLoginKey", "createdAt"
);
