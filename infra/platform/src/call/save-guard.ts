import type { Queryable } from '../foundation/database/sql.ts';

/**
 * Throws where a change breaks what another area promises, such as a pinned rule. Called last in the transaction of
 * the change, after all other locks.
 */
export type SaveGuard = (call: { sql: Queryable }, accountId: string) => Promise<void>;
