import { boolean, date, object, pointer, string } from '../../records/column.ts';
import { Table } from '../../records/table.ts';

/** A text that many users lack. */
const unknownText = string.nullable().nullAs('');

/** A person who can sign in. */
export const userTable = new Table('_User', {
  columns: {
    username: string.nullAs('').builtIn(),
    /** Lowercase. */
    email: string.nullAs('').builtIn(),
    /** In the format of `hashPassword`. A user without one cannot sign in with a password. */
    _hashed_password: string.nullable().builtIn(),
    email_verified: boolean.default(false),
    displayname: string.nullAs(''),
    firstname: string.nullAs(''),
    lastname: string.nullAs(''),
    phone: unknownText,
    organization: unknownText,
    size: unknownText,
    country: unknownText,
    /** The person's reason for signing up. */
    answer: unknownText,
    permissionType: string.nullable(),
    passwordUpdatedAt: date.nullable(),
    /** `lastEmailSentAt`: when the last verification mail was requested, as an ISO time. */
    currentVerificationData: object.nullable(),
    /** The result of `isNormalUser` for `permissionType`. */
    isNormalUser: boolean,
    profile: pointer('Profile').nullable(),
    hwi_device: unknownText,
    hwi_os: unknownText,
    hwi_gfx: unknownText,
    hwi_processor: unknownText,
    hwi_ram: unknownText,
    hwi_id: unknownText,
  },
  /** The roles of a user, a view of the rows that list a role's users. */
  relations: { roles: '_Role' },
  // A user may read their own row, as with Parse Server's private users.
  readers: (_, id) => [id],
});
