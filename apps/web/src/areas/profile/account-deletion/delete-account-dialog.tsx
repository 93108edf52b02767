import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { useState } from 'react';
import { QuestionDialog } from '../../../components/dialog/small-dialog.tsx';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { Loading } from '../../../components/feedback/loading.tsx';
import { useUser } from '../../../shell/session.tsx';
import { trpc } from '../../../trpc.ts';
import { DeleteAccountForm } from './delete-account-form.tsx';
import { LostAccounts } from './lost-accounts.tsx';

/**
 * Lists what the person loses and asks for their email address, or explains why the user cannot be deleted.
 */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { email } = useUser();
  const [running, setRunning] = useState(false);
  const deletion = trpc.profile.deletion.useQuery({}, { staleTime: 0 });
  const { data, error } = deletion;
  const stuck = data?.accounts.some(({ lastOwner }) => lastOwner) ?? false;
  return (
    <QuestionDialog title={text('profile.delete.ask', { email })} running={running} onClose={onClose}>
      <Dialog.Body display="grid" gap={4} overflowWrap="anywhere">
        {!data && !error && <Loading />}
        {!data && error && <ErrorState error={error} onRetry={() => void deletion.refetch()} />}
        {data && <LostAccounts accounts={data.accounts} />}
        {data && !stuck && (
          <DeleteAccountForm
            email={email}
            passwordNeeded={data.passwordNeeded}
            onRunning={setRunning}
            onClose={onClose}
          />
        )}
      </Dialog.Body>
      {(!data || stuck) && (
        <Dialog.Footer>
          <Button variant="outline" onClick={onClose}>
            {text('profile.delete.close')}
          </Button>
        </Dialog.Footer>
      )}
    </QuestionDialog>
  );
}
