import type { OwnSession } from '@campus/contracts/sessions/sessions';
import type { HandoverPurpose, Proof } from '@campus/domain/sessions/sessions';
import type { ProviderKind } from '@campus/domain/sso/providers';
import { date, pointer, string } from '../../records/column.ts';
import { Table } from '../../records/table.ts';

/** A session of a user, with what our cloud functions add to it. */
export const sessionTable = new Table('_Session', {
  columns: {
    method: string.as<OwnSession['method']>().nullAs('password'),
    address: string.nullAs(''),
    userAgent: string.nullAs(''),
    lastUsedAt: date,
    /** How the person was proven. */
    proof: string.as<Proof>().nullAs('password'),
    /** The provider that proved the person. */
    provider: string.as<ProviderKind>().nullable(),
    /** Of providers `oidc` and `passport`. */
    ssoConfigId: pointer('SSOConfig').nullable(),
    /** When the person was last proven. A session that continues another one keeps its time. */
    provenAt: date.nullable(),
    /** When a second factor was last proven in it. A session that continues another one keeps its time. */
    secondFactorAt: date.nullable(),
    /** The program the session was handed over to; null for a session of the person's own. */
    purpose: string.as<HandoverPurpose>().nullable(),
    /** The only account a session that was handed over opens. */
    accountId: pointer('Account').nullable(),
    /** The session it was handed over in, with which it ends. */
    parent: pointer('_Session').nullable(),
  },
});
