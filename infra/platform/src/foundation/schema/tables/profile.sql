-- A stored file is the picture of at most one profile.
create unique index profile_picture on "Profile" (profilepic);
