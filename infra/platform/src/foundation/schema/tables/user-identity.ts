import type { ProviderKind } from '@campus/domain/sso/providers';
import { array, date, pointer, string } from '../../records/column.ts';
import { Table } from '../../records/table.ts';

/** An identity of an sso provider that is linked to a user. `subject` is the issuer's id of the person. */
export const userIdentityTable = new Table('UserIdentity', {
  columns: {
    userId: pointer('_User'),
    provider: string.as<ProviderKind>(),
    issuer: string,
    subject: string,
    /** Of providers `oidc` and `passport`. */
    ssoConfigId: pointer('SSOConfig').nullable(),
    /** From the provider when the identity was linked. It is not used to sign in. */
    email: string.default(''),
    /** The groups that the provider reported at the last sign-in. Rooms open for them. */
    groups: array.as<readonly string[]>().default([]),
    /** When its user was last proven before it was linked. Null for an identity that signed its user up. */
    provenAt: date.nullable(),
  },
  readers: ({ userId }) => [userId],
});
