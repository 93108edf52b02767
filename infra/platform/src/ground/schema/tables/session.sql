create unique index session_by_token on "_Session" ("sessionToken");
create index session_by_user on "_Session" ("user");
create trigger ended_announced after delete on "_Session"
  for each statement execute function announce_change();
