-- A stored file is the picture of one profile.
create unique index profile_picture on "Profile" (profilepic);
