import type { memberChanges } from '@campus/contracts/members/member-changes';
import type { Member } from '@campus/contracts/members/members';
import type * as z from 'zod';
import type { trpc } from '../../../trpc.ts';
import type { MemberEdit } from './member-edits.ts';

type Client = ReturnType<typeof trpc.useUtils>['client'];
type Changes = z.input<typeof memberChanges>;

interface Answer {
  member: Member;
  /** The old and the new username, when a new display name made the old one unavailable. */
  username?: { old: string; new: string } | null;
}

/** Sends an edit with the value the person saw before, unless the edit overwrites any value. */
export function sendEdit({ members }: Client, accountId: string, edit: MemberEdit): Promise<Answer> {
  return members.update.mutate({
    accountId,
    membershipId: edit.member.id,
    ...fieldWith(edit, edit.value),
    expected: edit.overwrite ? undefined : fieldWith(edit, edit.before),
  });
}

/** The field of an edit with a value. */
function fieldWith(edit: MemberEdit, value: MemberEdit['value']): Changes {
  const none: Changes = {};
  return edit.field === 'custom'
    ? { customFields: { [edit.custom.name]: value } }
    : { ...none, [edit.field]: value };
}
