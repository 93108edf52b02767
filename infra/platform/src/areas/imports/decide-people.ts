import { looksLikeEmail } from '@campus/contracts/core/fields';
import { reason } from '@campus/contracts/core/reasons';
import { emailFault } from '@campus/domain/core/email-faults';
import { readOpenInvitations } from '../invitations/open-invitations.ts';
import { readMembersByEmail } from '../members/members-by-email.ts';
import { decideInvitee } from './decide-invitee.ts';
import { type DecidedBy, decideMember } from './decide-member.ts';
import { readImportAccount } from './import-account.ts';
import type { DecidingRun, ImportParams } from './import-params.ts';
import type { OwnersLeft, ParsedRow, RowDecision } from './row-plan.ts';

/** Whether to update members or leave them unchanged. */
interface AboutMembers {
  updates: boolean;
}

/** Decides for each row whether to update a member, change an invitation, or invite a person. */
export function decidePeople({ updates }: AboutMembers) {
  return async (run: DecidingRun, rows: readonly ParsedRow[], left: OwnersLeft): Promise<RowDecision[]> => {
    const { sql, task, params } = run;
    const { accountId } = task;
    const account = await readImportAccount(run);
    const emails = rows.map(({ email }) => email);
    const members = await readMembersByEmail(sql, { accountId, emails });
    const others = emails.filter((email) => !members.has(email));
    const invitations = await readOpenInvitations(sql, { accountId, emails: others });
    const { options } = params;
    const by = { account, options, readings: readingsOf(params), actorId: task.requestedBy.id, left };
    return rows.map((row) => {
      const member = members.get(row.email);
      if (member)
        return updates
          ? decideMember(row, member, by)
          : { action: 'unchanged', reasons: [reason('invitations.alreadyMember', { email: row.email })] };
      if (!looksLikeEmail(row.email))
        return { action: 'error', reasons: [reason(emailFault(row.email) ?? 'imports.row.notEmail')] };
      return decideInvitee(row, invitations.get(row.email), by);
    });
  };
}

/** Returns how to parse the cells of each field. */
function readingsOf({ columns, formats, timeZone }: ImportParams): DecidedBy['readings'] {
  return new Map(
    columns.flatMap((field, index) => {
      const format = formats[index];
      return format ? [[field, { ...format, timeZone }] as const] : [];
    }),
  );
}
