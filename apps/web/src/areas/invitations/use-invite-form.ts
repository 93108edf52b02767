import type { EnteredAccount } from '@campus/contracts/accounts/accounts';
import { text } from '@campus/contracts/core/text';
import { createInvitation } from '@campus/contracts/invitations/invitations';
import { sendsAsWebInvitation } from '@campus/domain/invitations/invitations';
import { teamIds, teamName } from '@campus/domain/members/team-ids';
import * as z from 'zod';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { useGrantQuestion } from '../../features/granting/use-grant-question.tsx';
import { readEmailDraft, useStoredEmailDraft } from '../../features/invitation-email/email-draft.ts';
import { useCreateInvitation } from './list/use-invitations.ts';

const { teamId, permission } = createInvitation.input.shape;
const unchosen = z.literal('');

/** The invitation as form values. '' means no team or no role. */
const inviteForm = createInvitation.input
  .omit({ accountId: true })
  .extend({ teamId: teamId.unwrap().or(unchosen), permission: permission.unwrap().or(unchosen) });

const empty = {
  email: '',
  displayName: '',
  firstName: '',
  lastName: '',
  title: '',
  teamId: '',
  permission: '',
  overwriteData: false,
} as const;

/**
 * The form that invites one person. After sending, it is cleared except for the email texts. For an existing
 * member it is kept, so that the person can still choose to overwrite.
 */
export function useInviteForm(account: EnteredAccount) {
  const create = useCreateInvitation();
  const { mayGrant, dialog } = useGrantQuestion();
  const emailData = readEmailDraft(account.id);
  const form = useContractForm(inviteForm, { ...empty, badges: [], emailData });
  useStoredEmailDraft(form, account.id);

  const invite = async ({ teamId, permission, emailData, ...invitee }: z.output<typeof inviteForm>) => {
    if (!(await mayGrant(invitee.email, permission || undefined))) return;
    const { outcome } = await create.mutateAsync({
      ...invitee,
      accountId: account.id,
      teamId: teamId || undefined,
      permission: permission || undefined,
      emailData: { ...emailData, sendAsWebInv: sendsAsWebInvitation(account, emailData.sendAsWebInv) },
    });
    if (outcome === 'alreadyMember') return form.setFocus('overwriteData');
    form.setFocus('email');
    form.reset({ ...empty, badges: [], emailData: form.getValues('emailData') });
  };
  return { form, invite, dialog };
}

/** The roles that the caller may grant with an invitation. */
export function roleOptions({ assignablePermissions }: EnteredAccount) {
  return [
    { value: '', label: text('invite.role.none') },
    ...assignablePermissions.map((value) => ({ value, label: text(`role.${value}`) })),
  ];
}

/** The teams to choose from, after "none". */
export const teamOptions = () => [
  { value: '', label: text('invite.team.none') },
  ...teamIds.map((id) => ({ value: id, label: teamName(id) })),
];
