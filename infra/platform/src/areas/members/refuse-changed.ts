import { AppError } from '@campus/contracts/core/app-error';
import { type MemberField, memberFieldWords, memberValueWords } from '@campus/contracts/members/member-words';
import type { LockedMember } from './lock-member.ts';

const fields = {
  displayname: 'displayName',
  firstname: 'firstName',
  lastname: 'lastName',
  teamId: 'teamId',
  permission: 'permission',
} as const satisfies Partial<Record<keyof LockedMember, MemberField>>;

type Name = keyof typeof fields;

/** What a caller saw of a member before changing it; what is not named is not compared. */
export type Expected = { [K in Name]?: string | undefined };

/**
 * Throws when somebody else has changed meanwhile what the caller is about to change, unless to the very value
 * the caller wants.
 */
export function refuseChangedMeanwhile(former: LockedMember, expected: Expected, wanted: Expected): void {
  for (const [name, field] of Object.entries(fields) as [Name, MemberField][]) {
    const seen = expected[name];
    const current = former[name];
    const isKept = wanted[name] === undefined || wanted[name] === current;
    if (isKept || seen === undefined || seen === current) continue;
    throw new AppError('conflict', 'members.changedMeanwhile', {
      label: memberFieldWords(field),
      value: memberValueWords(field, current),
    });
  }
}
