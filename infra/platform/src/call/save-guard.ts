import type { Queryable } from '../foundation/database/sql.ts';

/**
 * Throws if a change violates a guarantee of another area, such as a pinned rule. Called last in the change's
 * transaction, after all other locks.
 */
export type SaveGuard = (call: { sql: Queryable }, accountId: string) => Promise<void>;
