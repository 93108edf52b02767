import { array, boolean, type ClassSchema, date, object, pointer, string } from '../class-schema.ts';

/** An email address invited into an account. Its link's secret is stored as a hash only. */
export const invitation: ClassSchema = {
  className: 'Invitation',
  fields: {
    account: pointer('Account'),
    email: string,
    displayName: string,
    firstName: string,
    lastName: string,
    title: string,
    badges: array,
    role: pointer('_Role'),
    permission: string,
    teamid: string,
    status: string,
    emailData: object,
    invitedBy: pointer('_User'),
    message: string,
    hasBeenResent: boolean,
    tokenSeed: string,
    tokenHash: string,
    expiresAt: date,
    acceptedBy: pointer('_User'),
  },
};
