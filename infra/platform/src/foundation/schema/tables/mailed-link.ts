import { date, pointer, string } from '../../records/column.ts';
import { Table } from '../../records/table.ts';

/** The purposes of a link mailed to a user. */
export type MailedLinkPurpose = 'verification' | 'passwordReset' | 'emailChange' | 'emailObjection';

/** A link mailed to a user for one purpose. Only a hash of its secret is stored. */
export const mailedLinkTable = new Table('MailedLink', {
  columns: {
    purpose: string.as<MailedLinkPurpose>(),
    userId: pointer('_User'),
    /** Its recipient, which may no longer be the user's email. */
    email: string,
    tokenSeed: string,
    tokenHash: string,
    expiresAt: date,
    usedAt: date.nullable(),
    /** The world the user comes from, where one is known. */
    serverConfigName: string.default(''),
  },
});
