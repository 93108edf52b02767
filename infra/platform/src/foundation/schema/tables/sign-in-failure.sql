-- Failed sign-ins of a person (the hash of the entered email) from a place. A place is the caller's network,
-- or 'device:' and the hash of a device that the person has signed in with before.
create table sign_in_failure (
  person text not null,
  place text not null,
  -- Whether the person had already signed in from this network.
  known boolean not null,
  -- Failures since the last quiet day. They determine the wait before the next attempt.
  failures integer not null,
  -- Failures of the last half hour that count against the network and the person. A successful sign-in
  -- removes them from the count.
  charged integer not null,
  -- The earliest time of the next attempt.
  until timestamptz not null,
  counted timestamptz not null,
  primary key (person, place)
);
create index sign_in_failure_place on sign_in_failure (place, counted);
