import type { ProviderKind } from '@campus/domain/sso/providers';
import { array, date, pointer, string } from '../../records/column.ts';
import { Table } from '../../records/table.ts';

/** A single sign-on identity linked to a user. `subject` is the issuer's id for the person. */
export const userIdentityTable = new Table('UserIdentity', {
  columns: {
    userId: pointer('_User'),
    provider: string.as<ProviderKind>(),
    issuer: string,
    subject: string,
    /** Set for the providers `oidc` and `passport`. */
    ssoConfigId: pointer('SSOConfig').nullable(),
    /** The provider's email at the time of linking. Not used to sign in. */
    email: string.default(''),
    /** The groups that the provider reported at the last sign-in. Room access can depend on them. */
    groups: array.as<readonly string[]>().default([]),
    /** When the user last signed in with it; null for never. */
    signedInAt: date.nullable(),
    /** When the user was last authenticated before linking. Null if the user signed up with this identity. */
    provenAt: date.nullable(),
  },
  readers: ({ userId }) => [userId],
});
