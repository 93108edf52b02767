import { AppError } from '@campus/contracts/core/app-error';
import type { CustomizationPage } from '@campus/contracts/customization/fields';
import { type CustomizationState, isSameState } from '@campus/domain/customization/state';
import type { Sql } from '../../ground/database/sql.ts';
import { lastPerson } from './change-world.ts';
import { findChanges } from './changes.ts';

/**
 * The state before these changes, which were made one after the other. It is refused with the name of the person who has
 * changed something between or after them.
 */
export async function stateBefore(
  sql: Sql,
  asked: { accountId: string; page: CustomizationPage; changeIds: readonly string[] },
  present: CustomizationState,
): Promise<CustomizationState> {
  const changes = await findChanges(sql, asked);
  const [first] = changes;
  if (!first || changes.length < asked.changeIds.length)
    throw new AppError('notFound', 'customization.change.notFound');
  const following = [...changes.slice(1).map(({ before }) => before), present];
  if (!changes.every(({ after }, index) => isSameState(after, following[index] ?? present)))
    throw new AppError('conflict', 'customization.undo.changed', {
      person: await lastPerson(sql, asked.accountId),
    });
  return first.before;
}
