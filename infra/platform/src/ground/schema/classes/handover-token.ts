import { type ClassSchema, date, pointer, string } from '../class-schema.ts';

/** A token handed to another program, to begin a session with once. It is stored as a hash only. */
export const handoverToken: ClassSchema = {
  className: 'HandoverToken',
  fields: {
    purpose: string,
    user: pointer('_User'),
    account: pointer('Account'),
    /** In which it was asked for: it is good as long as that lasts. */
    session: pointer('_Session'),
    tokenHash: string,
    expiresAt: date,
    usedAt: date,
  },
};
