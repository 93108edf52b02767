-- When the mail that asks the owner of an address could not be delivered there.
alter table "EmailIdentity" add column "refusedAt" timestamptz;
