import { boolean, type ClassSchema, date, object, pointer, relation, string } from '../class-schema.ts';

/** A person who can sign in. */
export const user: ClassSchema = {
  className: '_User',
  fields: {
    email_verified: boolean,
    displayname: string,
    firstname: string,
    lastname: string,
    phone: string,
    organization: string,
    size: string,
    country: string,
    answer: string,
    permissionType: string,
    passwordUpdatedAt: date,
    /** `lastEmailSentAt`: when the last verification mail was asked for, as an ISO instant. */
    currentVerificationData: object,
    isNormalUser: boolean,
    profile: pointer('Profile'),
    hwi_device: string,
    hwi_os: string,
    hwi_gfx: string,
    hwi_processor: string,
    hwi_ram: string,
    hwi_id: string,
    /** The same rows as a role's users, read from the other side. */
    roles: relation('_Role'),
  },
};
