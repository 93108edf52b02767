import { text } from '@campus/contracts/core/messages';
import type { PublicProfile, profileChanges } from '@campus/contracts/profile/profile';
import type * as z from 'zod';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { trpc } from '../../../trpc.ts';

type Changes = z.output<typeof profileChanges>;

/** Saves what differs from the profile, as the form was opened with it. The names belong to the user; the shell shows them too. */
export function useSaveProfile(profile: PublicProfile, onSaved: () => void) {
  const notify = useNotify();
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.profile.update.useMutation();
  return async (values: Changes) => {
    const changes = changesOf(values, profile);
    if (Object.keys(changes).length > 0) {
      utils.profile.get.setData({}, await mutateAsync(changes));
      await utils.auth.session.invalidate();
      notify.success(text('profile.updated'));
    }
    onSaved();
  };
}

function changesOf(values: Changes, profile: PublicProfile): Changes {
  const changes = { ...values };
  for (const name of Object.keys(changes) as (keyof Changes)[])
    if (JSON.stringify(changes[name]) === JSON.stringify(profile[name])) delete changes[name];
  return changes;
}
