import { boolean, date, object, pointer, string } from '../../records/column.ts';
import { Table } from '../../records/table.ts';

/** A text that many users do not have. */
const unknownText = string.nullable().nullAs('');

/** A person who can sign in. */
export const userTable = new Table('_User', {
  columns: {
    username: string.nullAs('').builtIn(),
    /** Lowercase. */
    email: string.nullAs('').builtIn(),
    /** As `hashPassword` makes it. A user without one cannot sign in with a password. */
    _hashed_password: string.nullable().builtIn(),
    email_verified: boolean.default(false),
    displayname: string.nullAs(''),
    firstname: string.nullAs(''),
    lastname: string.nullAs(''),
    phone: unknownText,
    organization: unknownText,
    size: unknownText,
    country: unknownText,
    /** Why the person signed up. */
    answer: unknownText,
    permissionType: string.nullable(),
    passwordUpdatedAt: date.nullable(),
    /** `lastEmailSentAt`: when the last verification mail was asked for, as an ISO instant. */
    currentVerificationData: object.nullable(),
    /** As `isNormalUser` says of `permissionType`. */
    isNormalUser: boolean,
    profile: pointer('Profile').nullable(),
    hwi_device: unknownText,
    hwi_os: unknownText,
    hwi_gfx: unknownText,
    hwi_processor: unknownText,
    hwi_ram: unknownText,
    hwi_id: unknownText,
  },
  /** The roles of a user: the rows of a role's users, read from the other side. */
  relations: { roles: '_Role' },
  // A user may read itself, as Parse Server's private users do.
  readers: (_, id) => [id],
});
