import type { SessionUser } from '@campus/contracts/auth/auth';
import { text } from '@campus/contracts/core/messages';
import { chakra } from '@chakra-ui/react/styled-system';
import { BusyButton } from '../../../components/feedback/busy-button.tsx';
import { Sentence } from '../../../components/feedback/sentence.tsx';
import { FormError } from '../../../components/form/form-error.tsx';
import { clearAccountData } from '../../../lib/account-data.ts';
import { describeError } from '../../../lib/describe-error.ts';
import { forgetPerson } from '../../../lib/storage.ts';
import { trpc } from '../../../trpc.ts';

/** Another person than the invited one is signed in and can log out here. */
export function OtherPersonPanel({ user }: { user: SessionUser }) {
  const { auth } = trpc.useUtils();
  const signOut = trpc.auth.signOut.useMutation({
    onSuccess: () => {
      forgetPerson();
      clearAccountData();
      auth.session.setData({}, { user: null });
    },
  });
  return (
    <chakra.div display="grid" gap={4}>
      <FormError message={signOut.error ? describeError(signOut.error).message : undefined} />
      <chakra.p textStyle="sm" overflowWrap="anywhere">
        <Sentence text={(email) => text('join.otherPerson', { email })}>
          <strong>
            <bdi>{user.email}</bdi>
          </strong>
        </Sentence>
      </chakra.p>
      <BusyButton size="lg" busy={signOut.isPending} onClick={() => signOut.mutate({})}>
        {text('action.logOut')}
      </BusyButton>
    </chakra.div>
  );
}
