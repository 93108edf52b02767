create index badge_account on "Badge" (account);
-- A stored file is the image of at most one badge.
create unique index badge_image on "Badge" (image);
