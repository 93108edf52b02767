-- A link is deleted with its user.
alter table "MailedLink"
  alter "user" set not null,
  add constraint mailed_link_owner foreign key ("user") references "_User" ("objectId") on delete cascade;

-- Looks up a mailed link by the hash of its secret.
create unique index mailed_link_token on "MailedLink" ("tokenHash");
create index mailed_link_user on "MailedLink" ("user", purpose);
-- Reserves an address for its owner, who may still object to an email change: no other user can take it.
create index mailed_link_objection on "MailedLink" (email) where purpose = 'emailObjection';
