import { AppError } from '@campus/contracts/core/app-error';
import { memberFieldText, memberValueText } from '@campus/contracts/members/member-words';
import type { LockedMember } from './lock-member.ts';
import { type ChangeableColumn, changeableColumns, fieldOf } from './member-columns.ts';

/** The values a caller saw before a change; missing ones are not compared. */
export type Expected = { [K in ChangeableColumn]?: string | undefined };

/**
 * Throws if another person has changed a value that the caller is about to change, unless to the same
 * value.
 */
export function refuseChangedMeanwhile(previous: LockedMember, expected: Expected, wanted: Expected): void {
  for (const name of changeableColumns) {
    const seen = expected[name];
    const current = previous[name];
    const isKept = wanted[name] === undefined || wanted[name] === current;
    if (isKept || seen === undefined || seen === current) continue;
    const field = fieldOf(name);
    throw new AppError('conflict', 'members.changedMeanwhile', {
      label: memberFieldText(field),
      value: memberValueText(field, current),
    });
  }
}
