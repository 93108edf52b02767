-- Accounts that allow only single sign-on and that their owner entered without it, by session.
create table single_sign_on_bypass (
  session text not null references "_Session" ("objectId") on delete cascade,
  account text not null references "Account" ("objectId") on delete cascade,
  made timestamptz not null default now(),
  primary key (session, account)
);
