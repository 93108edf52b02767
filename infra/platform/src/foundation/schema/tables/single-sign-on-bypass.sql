-- Accounts that allow single sign-on only and that the owner of a session entered without it.
create table single_sign_on_bypass (
  session text not null references "_Session" ("objectId") on delete cascade,
  account text not null references "Account" ("objectId") on delete cascade,
  made timestamptz not null default now(),
  primary key (session, account)
);
