import { AppError } from '@campus/contracts/core/app-error';
import { memberFieldText } from '@campus/contracts/members/member-fields';
import type { MemberFieldType, MemberFieldValue } from '@campus/domain/member-profile/member-profile';
import { plainValue } from './member-profile.ts';

interface Seen {
  name: string;
  type: MemberFieldType;
  /** The value that the editor saw. */
  seen: MemberFieldValue | null | undefined;
  /** The wanted value: another person may have written the same. */
  wanted: MemberFieldValue | null;
}

/** Throws if another person has changed the field since the editor saw it. */
export function refuseChangedValue({ name, type, seen, wanted }: Seen, stored: unknown): void {
  const current = plainValue(type, stored);
  if (current === (seen === '' ? null : seen) || current === (wanted === '' ? null : wanted)) return;
  throw new AppError('conflict', 'members.changedMeanwhile', {
    label: memberFieldText(name),
    value: typeof current === 'boolean' ? { key: current ? 'value.yes' : 'value.no' } : String(current ?? ''),
  });
}
