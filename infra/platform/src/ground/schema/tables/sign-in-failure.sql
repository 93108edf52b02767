-- Failed sign-ins of a person (the hash of the email entered) from an address, of a person from any address
-- (address ''), and from an address as any person (person ''). `until` is when the window, or the lock, ends.
create table sign_in_failure (
  person text not null,
  address text not null,
  failures integer not null,
  until timestamptz not null,
  primary key (person, address)
);
