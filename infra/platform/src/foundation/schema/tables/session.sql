-- Parse Server defines the column name. The platform stores a hash of the token in it.
create unique index session_by_token on "_Session" ("sessionToken");
create index session_by_user on "_Session" ("user");
create index session_by_parent on "_Session" (parent) where parent is not null;
-- A handed-over session ends with its parent session. It is bound to one account.
alter table "_Session"
  alter proof set default 'password',
  alter proof set not null,
  add constraint session_parent foreign key (parent) references "_Session" ("objectId") on delete cascade,
  add constraint session_handed_over
    check ((purpose is null) = (parent is null) and (purpose is null) = (account is null));
