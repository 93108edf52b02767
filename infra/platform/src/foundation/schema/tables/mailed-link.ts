import { date, pointer, string } from '../../records/column.ts';
import { Table } from '../../records/table.ts';

/** The purposes of mailed links. */
export type MailedLinkPurpose = 'verification' | 'passwordReset' | 'emailChange' | 'emailObjection';

/** A link mailed to a user for one purpose. Only a hash of its secret is stored. */
export const mailedLinkTable = new Table('MailedLink', {
  columns: {
    purpose: string.as<MailedLinkPurpose>(),
    userId: pointer('_User'),
    /** The recipient of the mail, which may differ from the user's current email. */
    email: string,
    tokenSeed: string,
    tokenHash: string,
    expiresAt: date,
    usedAt: date.nullable(),
    /** The world that the user comes from, if known. */
    serverConfigName: string.default(''),
  },
});
