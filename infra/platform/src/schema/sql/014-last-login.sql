-- Whoever never signed in comes before everybody who did.
alter table "Membership"
  add column "lastLoginKey" timestamptz generated always as (coalesce("lastLoginAt", '-infinity')) stored;
create index membership_by_last_login on "Membership" (account, "lastLoginKey", "objectId");
