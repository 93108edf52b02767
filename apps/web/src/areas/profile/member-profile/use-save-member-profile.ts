import { text } from '@campus/contracts/core/text';
import type { MemberProfileField } from '@campus/contracts/profile/profile';
import { useSave } from '../../../components/feedback/use-save.ts';
import { readValue, writtenValue } from '../../../lib/member-values.ts';
import { useAccount } from '../../../shell/account.tsx';
import { trpc } from '../../../trpc.ts';
import type { MemberProfileValues } from './member-profile-values.ts';

/** Saves the changed fields of the member profile, or notifies why that failed. */
export function useSaveMemberProfile(fields: readonly MemberProfileField[], onSaved: () => void) {
  const { id: accountId } = useAccount();
  const { profile } = trpc.useUtils();
  const { mutateAsync } = useSave(trpc.profile.updateMember, {
    done: (answer) => {
      profile.getMember.setData({ accountId }, answer);
      return text('profile.updated');
    },
    // "Not found" means that the person has lost the account or was deleted.
    failed: (reason, { code }) =>
      code === 'NOT_FOUND' ? text('profile.reLogIn') : text('profile.member.failed', { reason }),
  });
  return async ({ values }: MemberProfileValues) => {
    const changes = changesOf(fields, values);
    if (Object.keys(changes).length > 0) await mutateAsync({ accountId, fields: changes });
    onSaved();
  };
}

/** The changed values by field name; null removes a value. */
function changesOf(fields: readonly MemberProfileField[], values: readonly string[]) {
  return Object.fromEntries(
    fields.flatMap((field, index) => {
      const typed = values[index] ?? '';
      const changed = field.editable && typed.trim() !== writtenValue(field);
      return changed ? [[field.name, readValue(field.type, typed)] as const] : [];
    }),
  );
}
