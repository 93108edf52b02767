import { text } from '@campus/contracts/core/messages';
import type { MemberProfileField } from '@campus/contracts/profile/profile';
import { useTell } from '../../components/feedback/toasts.tsx';
import { describeError } from '../../lib/describe-error.ts';
import { readValue, writtenValue } from '../../lib/member-values.ts';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';
import type { MemberProfileValues } from './member-profile-values.ts';

/** Saves what was changed of the member profile, and says why it could not be. */
export function useSaveMemberProfile(fields: readonly MemberProfileField[], onSaved: () => void) {
  const { id: accountId } = useAccount();
  const tell = useTell();
  const { profile } = trpc.useUtils();
  const { mutateAsync } = trpc.profile.updateMember.useMutation({
    onSuccess: (answer) => {
      profile.getMember.setData({ accountId }, answer);
      tell.success(text('profile.updated'));
    },
    // Who is not found there any more has lost the account, or was deleted.
    onError: (error) =>
      tell.error(error, (reason) =>
        describeError(error).code === 'NOT_FOUND'
          ? text('profile.reLogIn')
          : text('profile.member.failed', { reason }),
      ),
  });
  return async ({ values }: MemberProfileValues) => {
    const changes = changesOf(fields, values);
    if (Object.keys(changes).length > 0) await mutateAsync({ accountId, fields: changes });
    onSaved();
  };
}

/** What was typed differently, by the fields' names; null where a value was taken away. */
function changesOf(fields: readonly MemberProfileField[], values: readonly string[]) {
  return Object.fromEntries(
    fields.flatMap((field, index) => {
      const typed = values[index] ?? '';
      const changed = field.editable && typed.trim() !== writtenValue(field);
      return changed ? [[field.name, readValue(field.type, typed)] as const] : [];
    }),
  );
}
