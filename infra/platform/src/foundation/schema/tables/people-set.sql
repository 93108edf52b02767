-- The people counted in a figure or listed in a report, saved as a list for further actions. Only its
-- creator can open it. Old lists are deleted.
create table people_set (
  id text primary key,
  account text not null references "Account" ("objectId") on delete cascade,
  "user" text not null references "_User" ("objectId") on delete cascade,
  origin jsonb not null,
  total int not null,
  kept int not null,
  "createdAt" timestamptz not null default now(),
  until timestamptz not null
);
create index people_set_user on people_set ("user", account);
create index people_set_account on people_set (account);
create index people_set_until on people_set (until);

-- The members when the list was created. Their total does not change if one of them is erased.
create table people_set_person (
  set text not null references people_set (id) on delete cascade,
  "user" text not null references "_User" ("objectId") on delete cascade,
  primary key (set, "user")
);
create index people_set_person_user on people_set_person ("user");
