import { type ClassSchema, date, pointer, string } from '../class-schema.ts';

/** A link mailed to a user for one purpose. Its secret is stored as a hash only. */
export const mailedLink: ClassSchema = {
  className: 'MailedLink',
  fields: {
    purpose: string,
    user: pointer('_User'),
    /** Where it was mailed to. */
    email: string,
    tokenSeed: string,
    tokenHash: string,
    expiresAt: date,
    usedAt: date,
    serverConfigName: string,
  },
};
