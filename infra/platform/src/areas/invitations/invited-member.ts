/** SQL: the invited person of `i` is a member of the account, in another way than by this invitation. */
export const isMember = `exists (select from "_User" p join "Membership" m on m."user" = p."objectId"
  where p.email = i.email and m.account = i.account)`;
