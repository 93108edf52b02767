import { type ClassSchema, date, number, object, pointer, relation, string } from '../class-schema.ts';

/**
 * A user in an account. `permission` is what is written; a trigger gives the user the role that goes with it.
 * What the members table shows, sorts and searches of the user is copied here, by triggers too.
 */
export const membership: ClassSchema = {
  className: 'Membership',
  fields: {
    account: pointer('Account'),
    user: pointer('_User'),
    permission: string,
    previousPermission: string,
    teamId: string,
    contactEmail: string,
    title: string,
    logins: number,
    lastLoginAt: date,
    customFields: object,
    badges: relation('Badge'),
    email: string,
    username: string,
    firstname: string,
    lastname: string,
    displayname: string,
    hwi_device: string,
    hwi_os: string,
    hwi_gfx: string,
    hwi_processor: string,
    hwi_ram: string,
    hwi_id: string,
  },
};
