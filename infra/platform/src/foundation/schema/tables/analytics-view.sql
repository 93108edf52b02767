-- Views of the analytics dashboard that people have saved. Only their owner sees them.
create table analytics_view (
  id text primary key,
  account text not null references "Account" ("objectId") on delete cascade,
  "user" text not null references "_User" ("objectId") on delete cascade,
  name text not null,
  state text not null,
  "changedAt" timestamptz not null default now()
);
create unique index analytics_view_name
  on analytics_view ("user", account, lower(name collate "und-x-icu"));
create index analytics_view_account on analytics_view (account);

-- Deletes a person's saved views in an account with the membership.
create function take_views() returns trigger language plpgsql as $$
begin
  delete from analytics_view v using old_rows o where v."user" = o."user" and v.account = o.account;
  return null;
end $$;
create trigger views_taken after delete on "Membership"
  referencing old table as old_rows for each statement execute function take_views();

-- A superadmin can save views without a membership. They are deleted with the role.
create function take_views_of_superadmins() returns trigger language plpgsql as $$
begin
  delete from analytics_view v using old_rows o join "_Role" r on r."objectId" = o."owningId"
    where r.name = 'superadmin' and v."user" = o."relatedId"
      and not exists (select from "Membership" m where m."user" = v."user" and m.account = v.account);
  return null;
end $$;
create trigger superadmins_views_taken after delete on "_Join:users:_Role"
  referencing old table as old_rows for each statement execute function take_views_of_superadmins();
