import type { OwnSession } from '@campus/contracts/sessions/sessions';
import type { HandoverPurpose, Proof } from '@campus/domain/sessions/sessions';
import type { ProviderKind } from '@campus/domain/sso/providers';
import { date, pointer, string } from '../../records/column.ts';
import { Table } from '../../records/table.ts';

/** A user's session, with the columns that our cloud functions add. */
export const sessionTable = new Table('_Session', {
  columns: {
    method: string.as<OwnSession['method']>().nullAs('password'),
    address: string.nullAs(''),
    userAgent: string.nullAs(''),
    lastUsedAt: date,
    /** How the person was authenticated. */
    proof: string.as<Proof>().nullAs('password'),
    /** The provider that authenticated the person. */
    provider: string.as<ProviderKind>().nullable(),
    /** Set for the providers `oidc` and `passport`. */
    ssoConfigId: pointer('SSOConfig').nullable(),
    /** When the person was last authenticated. A session that continues another one keeps its time. */
    provenAt: date.nullable(),
    /** When the session last passed a second factor. A session that continues another one keeps its time. */
    secondFactorAt: date.nullable(),
    /** The factor that it last passed: the id of a second factor, or `recoveryCode`. */
    secondFactorId: string.nullable(),
    /** The program that the session was handed over to; null for the person's own session. */
    purpose: string.as<HandoverPurpose>().nullable(),
    /** The only account that a handed-over session can access. */
    accountId: pointer('Account').nullable(),
    /** The session that it was handed over from. It ends with that session. */
    parent: pointer('_Session').nullable(),
  },
});
