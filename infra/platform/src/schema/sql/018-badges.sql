-- A stored file is the image of one badge.
create unique index badge_image on "Badge" (image);

-- Whoever is no member any more has no badges there, however the membership went.
create function take_badges() returns trigger language plpgsql as $$
begin
  delete from "_Join:badges:Membership" given using former f where given."owningId" = f."objectId";
  return null;
end $$;

create trigger badges_taken after delete on "Membership"
  referencing old table as former for each statement execute function take_badges();
