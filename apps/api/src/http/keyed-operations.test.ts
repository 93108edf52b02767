import type { Contract } from '@campus/contracts/core/contract';
import { startedTask } from '@campus/contracts/tasks/tasks';
import { expect, it } from 'vitest';
import { fileOperations, operations } from './operations.ts';

const mailing = ['analytics.mailView', 'invitations.create', 'invitations.resend', 'members.resetPassword'];

/** Reading and canceling a task also return a task, but start none. */
function startsTask(path: string, { kind, output }: Contract): boolean {
  return output === startedTask && kind === 'mutation' && path !== 'tasks.cancel';
}

it('operations that invite, mail, or start a task happen once for each Idempotency-Key', () => {
  const repeated = [...operations, ...fileOperations].filter(
    ({ path, contract }) => mailing.includes(path) || startsTask(path, contract),
  );
  expect(repeated.map(({ path }) => path)).toEqual(expect.arrayContaining(mailing));
  const unkeyed = repeated.filter(({ contract }) => !contract.keyed);
  expect(unkeyed.map(({ path }) => path)).toEqual([]);
});
