import { AppError } from '@campus/contracts/core/app-error';
import { type MemberField, memberFieldText, memberValueText } from '@campus/contracts/members/member-words';
import type { LockedMember } from './lock-member.ts';

const fields = {
  displayname: 'displayName',
  firstname: 'firstName',
  lastname: 'lastName',
  contactEmail: 'contactEmail',
  title: 'title',
  teamId: 'teamId',
  permission: 'permission',
} as const satisfies Partial<Record<keyof LockedMember, MemberField>>;

type Name = keyof typeof fields;

/** The values a caller saw before a change; missing ones are not compared. */
export type Expected = { [K in Name]?: string | undefined };

/**
 * Throws if another person has changed a value that the caller is about to change, unless to the same
 * value.
 */
export function refuseChangedMeanwhile(former: LockedMember, expected: Expected, wanted: Expected): void {
  for (const [name, field] of Object.entries(fields) as [Name, MemberField][]) {
    const seen = expected[name];
    const current = former[name];
    const isKept = wanted[name] === undefined || wanted[name] === current;
    if (isKept || seen === undefined || seen === current) continue;
    throw new AppError('conflict', 'members.changedMeanwhile', {
      label: memberFieldText(field),
      value: memberValueText(field, current),
    });
  }
}
