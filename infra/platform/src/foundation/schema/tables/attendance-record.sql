-- Attendance records that people stored. The content identifies people by their usage_person keys, so erasing
-- a person changes nothing here.
create table attendance_record (
  id text primary key,
  account text not null,
  -- The report page that it records.
  page text not null,
  -- The room or private volume; '' for all private volumes.
  place text not null,
  "from" timestamptz not null,
  "to" timestamptz not null,
  people integer not null,
  -- JSON, exactly as it was hashed.
  content text not null,
  sha256 text not null,
  -- The id of the user.
  "takenBy" text not null,
  at timestamptz not null
);
create index attendance_record_account on attendance_record (account, page, at desc, id);

-- Differences found later. Each hash includes the previous hash; the first one includes the record's hash.
create table attendance_correction (
  record text not null,
  number integer not null,
  account text not null,
  content text not null,
  sha256 text not null,
  "addedBy" text not null,
  at timestamptz not null,
  primary key (record, number)
);
create index attendance_correction_account on attendance_correction (account);

-- Names that people give to records. A record itself has none: its text never changes.
create table attendance_record_name (
  record text primary key,
  account text not null,
  name text not null
);
create index attendance_record_name_account on attendance_record_name (account);

-- Records and corrections never change. They are deleted only with their account.
create trigger frozen before update or delete on attendance_record
  for each row execute function refuse_change_of_record();
create trigger frozen before update or delete on attendance_correction
  for each row execute function refuse_change_of_record();
create trigger kept before truncate on attendance_record
  for each statement execute function refuse_truncate_of_records();
create trigger kept before truncate on attendance_correction
  for each statement execute function refuse_truncate_of_records();

create function erase_attendance_of_account() returns trigger language plpgsql as $$
begin
  delete from attendance_correction where account = old."objectId";
  delete from attendance_record where account = old."objectId";
  delete from attendance_record_name where account = old."objectId";
  return null;
end $$;
create trigger erase_attendance_of_account after delete on "Account"
  for each row execute function erase_attendance_of_account();
