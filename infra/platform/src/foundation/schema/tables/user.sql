-- A user has one profile.
create unique index user_profile on "_User" (profile);

-- Copies the user fields that the members table shows to the user's memberships. Names set by an account
-- stay. Memberships that are already up to date are not written.
create function copy_user_to_memberships() returns trigger language plpgsql as $$
begin
  update "Membership" set
    email = new.email, username = new.username, firstname = coalesce("accountFirstname", new.firstname),
    lastname = coalesce("accountLastname", new.lastname),
    displayname = coalesce("accountDisplayname", new.displayname), hwi_device = new.hwi_device, hwi_os = new.hwi_os, hwi_gfx = new.hwi_gfx,
    hwi_processor = new.hwi_processor, hwi_ram = new.hwi_ram, hwi_id = new.hwi_id, "updatedAt" = now()
  where "user" = new."objectId"
    and (email, username, firstname, lastname, displayname,
         hwi_device, hwi_os, hwi_gfx, hwi_processor, hwi_ram, hwi_id)
      is distinct from
        (new.email, new.username, coalesce("accountFirstname", new.firstname),
         coalesce("accountLastname", new.lastname), coalesce("accountDisplayname", new.displayname),
         new.hwi_device, new.hwi_os, new.hwi_gfx, new.hwi_processor, new.hwi_ram, new.hwi_id);
  return null;
end $$;
create trigger copy_to_memberships
  after update of email, username, firstname, lastname, displayname,
    hwi_device, hwi_os, hwi_gfx, hwi_processor, hwi_ram, hwi_id on "_User"
  for each row when (
    (old.email, old.username, old.firstname, old.lastname, old.displayname,
     old.hwi_device, old.hwi_os, old.hwi_gfx, old.hwi_processor, old.hwi_ram, old.hwi_id)
    is distinct from
    (new.email, new.username, new.firstname, new.lastname, new.displayname,
     new.hwi_device, new.hwi_os, new.hwi_gfx, new.hwi_processor, new.hwi_ram, new.hwi_id)
  ) execute function copy_user_to_memberships();
