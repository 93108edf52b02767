-- When the owner of an address took back that invitations come from it.
alter table "EmailIdentity" add column "withdrawnAt" timestamptz;
