import type { CustomOption, updateCustomOptions } from '@campus/contracts/controls/custom-options';
import { AppError } from '@campus/contracts/core/app-error';
import { maxCustomOptions } from '@campus/domain/controls/custom-options';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import { differences } from '../../call/differences.ts';
import { customOptionTable } from '../../foundation/schema/tables/custom-option.ts';
import { auditTarget, readControlsAccount } from './controls-account.ts';
import { mergeEdit } from './merge-edit.ts';
import { plannedWrites } from './planned-writes.ts';
import { readOptions } from './read-lists.ts';

type Input = z.output<typeof updateCustomOptions.input>;

/**
 * Replaces the custom options of an account, or merges an edit with what other people have saved since. All
 * or nothing.
 */
export async function saveOptions(
  { sql, audit }: Pick<Call, 'sql' | 'audit'>,
  { accountId, options, basedOn }: Input,
): Promise<CustomOption[]> {
  // Locked, so that saves of one list run one after the other.
  const account = await readControlsAccount(sql, accountId, { lock: true });
  const max = maxCustomOptions(account.customDocumentOptions);
  if (options.length > max) throw new AppError('invalid', 'controls.options.tooMany', { max });
  const stored = await readOptions(sql, accountId);
  const contents = stored.map(({ index: _, ...content }) => content);
  const merged = mergeEdit({ items: options, basedOn }, contents);
  if (merged.length > max) throw new AppError('conflict', 'controls.options.tooMany', { max });
  const rows = merged.map((option, index) => ({ ...option, index }));
  const { removed, changed, added } = plannedWrites(stored, rows);
  await sql.query('delete from "CustomOption" where "objectId" = any($1)', [removed]);
  for (const { id, ...columns } of changed) await customOptionTable.update(sql, id, columns);
  await customOptionTable.insert(
    sql,
    added.map((row) => ({ ...row, accountId })),
  );
  const saved = await readOptions(sql, accountId);
  audit.note({ target: auditTarget(account), ...differences(factsOf(stored), factsOf(saved)) });
  return saved;
}

/** Returns the text for the options in the audit entry. */
function factsOf(options: readonly CustomOption[]): Record<string, string[]> {
  const shownIn = (location: keyof CustomOption['locations']) =>
    options.filter(({ locations }) => locations[location]).map(({ name }) => name);
  return {
    customOptions: options.map(({ name, url }) => `${name}: ${url}`),
    gearMenu: shownIn('gearmenu'),
    loginPage: shownIn('login'),
  };
}
