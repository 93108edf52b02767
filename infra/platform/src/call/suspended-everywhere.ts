/** An SQL condition: a user (`u` in the statement) belongs to accounts and is suspended in all of them. */
export const suspendedEverywhere = `coalesce((select bool_and(m.permission = 'suspended') from "Membership" m where m."user" = u."objectId"), false)`;
