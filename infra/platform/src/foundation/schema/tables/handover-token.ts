import type { HandoverPurpose } from '@campus/domain/sessions/sessions';
import { date, pointer, string } from '../../records/column.ts';
import { Table } from '../../records/table.ts';

/** A token that another program exchanges for a session, once. Only its hash is stored. */
export const handoverTokenTable = new Table('HandoverToken', {
  columns: {
    purpose: string.as<HandoverPurpose>(),
    userId: pointer('_User'),
    accountId: pointer('Account'),
    /** The session that requested the token. The token ends with that session. */
    session: pointer('_Session'),
    tokenHash: string,
    expiresAt: date,
    usedAt: date.nullable(),
  },
});
