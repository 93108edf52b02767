import type { BulkWriting } from '@campus/platform/work/tasks/define';
import type { TestServices } from '../stack/platform-services.ts';
import { sql, type TestAccount, unique } from './world.ts';

/** The arguments that a task step by the account's owner passes to bulk writers. */
export function writingFor(
  { services }: Pick<TestServices, 'services'>,
  { accountId, people }: TestAccount,
): Omit<BulkWriting, 'sql'> {
  const { userId, email } = people.owner;
  return {
    services,
    task: {
      id: `task${unique()}`,
      accountId,
      requestedBy: { id: userId, email },
      requestId: `request-${unique()}`,
      total: 0,
      cursor: 0,
      done: 0,
      skipped: 0,
      failed: 0,
      state: null,
      actions: {},
    },
  };
}

/** A step's audit entries, by their subject. */
export function entriesOf({ task: { requestId } }: Pick<BulkWriting, 'task'>) {
  return sql.query<{ operation: string; targetLabel: string; before: object; after: object }>(
    `select operation, "targetLabel", before, after from "AuditEntry" where "requestId" = $1
     order by "targetLabel" collate "C"`,
    [requestId],
  );
}
