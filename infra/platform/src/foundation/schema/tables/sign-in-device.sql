-- Devices that a user has signed in with: the hash of a secret that the device stores. Guesses by others do
-- not slow down the user there.
create table sign_in_device (
  "user" text not null references "_User" ("objectId") on delete cascade,
  device text not null,
  seen timestamptz not null,
  primary key ("user", device)
);
create index sign_in_device_device on sign_in_device (device);
