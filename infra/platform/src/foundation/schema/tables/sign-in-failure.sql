-- Failed sign-ins of a person (the hash of the email entered) from a place: the network they came from, or
-- 'device:' and the hash of a device that the person has signed in with before.
create table sign_in_failure (
  person text not null,
  place text not null,
  -- Whether the person had signed in from this network before.
  known boolean not null,
  -- Since the last quiet day; they decide how long the next try has to wait.
  failures integer not null,
  -- Those that count against the network and against the person, within the last half hour. A person who signs in
  -- after all gives them back.
  charged integer not null,
  -- When the next try is judged.
  until timestamptz not null,
  counted timestamptz not null,
  primary key (person, place)
);
create index sign_in_failure_place on sign_in_failure (place, counted);
