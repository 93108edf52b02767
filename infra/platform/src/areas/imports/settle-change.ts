import { type Reason, reason } from '@campus/contracts/core/reasons';
import { columnFieldText } from '@campus/contracts/imports/import-words';
import {
  badgesGiven,
  changedValues,
  type PersonValues,
  type PlannedChange,
  type RemainingChange,
  remainingChange,
} from '@campus/domain/imports/import-changes';
import { customFieldName } from '@campus/domain/imports/imports';
import { refuseMemberField } from '@campus/domain/member-profile/member-profile';
import type { SettledRow } from '../../work/tasks/rows.ts';
import { badgeNamesText, valueWording } from './describe-change.ts';
import type { ImportAccount } from './import-account.ts';

type ToDo = Exclude<RemainingChange, { changed: unknown }>;

/** The outcome of a row with nothing to change. */
export type Ending = Pick<SettledRow, 'outcome' | 'reasons'>;

/** Returns the part of a planned change that is still to be made, or the row's outcome if there is none. */
export function settleChange(
  known: PersonValues,
  change: PlannedChange,
  account: ImportAccount,
): ToDo | Ending {
  const wrong = missingReference(change, account);
  if (wrong) return { outcome: 'failed', reasons: [wrong] };
  const toDo = remainingChange(known, change);
  if ('changed' in toDo) return { outcome: 'failed', reasons: [formatChanged(known, toDo.changed, account)] };
  if (toDo.values.size === 0 && !toDo.badges)
    return { outcome: 'skipped', reasons: [reason('imports.row.sameMeanwhile')] };
  return toDo;
}

/** Returns why a change is impossible because a badge or field was deleted, or undefined. */
export function missingReference(change: PlannedChange, account: ImportAccount): Reason | undefined {
  const badges = badgesGiven(change);
  if (badges.some((badge) => !account.badges.some(({ id }) => id === badge)))
    return reason('imports.row.badgeGone');
  for (const [field, { to }] of changedValues(change)) {
    const name = customFieldName(field);
    if (name !== undefined && refuseMemberField(account.fields.get(name), to, 'admin'))
      return reason('imports.row.fieldGone', { field: name });
  }
  return undefined;
}

function formatChanged(
  { values, badges }: PersonValues,
  field: Extract<RemainingChange, { changed: unknown }>['changed'],
  account: ImportAccount,
): Reason {
  const value =
    field === 'badges' ? badgeNamesText(badges, account) : valueWording(field, values.get(field) ?? null);
  return reason('imports.row.changedMeanwhile', { field: columnFieldText(field), value });
}
