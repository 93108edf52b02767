import type { MemberSelection } from '@campus/contracts/members';
import { noun, text } from '@campus/contracts/messages';
import type { BulkAction } from '@campus/domain/bulk-change';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { formatCount } from '../../lib/format.ts';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { bulkWords, consequences } from './bulk.ts';
import { RestoreChoice } from './restore-choice.tsx';
import { useBulk } from './use-bulk.ts';

export interface Bulk {
  action: BulkAction;
  selection: MemberSelection;
}

/** Says what suspending or unsuspending the selected members would change, and asks. */
export function BulkDialog({
  bulk: { action, selection },
  onStarted,
  onClose,
}: {
  bulk: Bulk;
  onStarted: () => void;
  onClose: () => void;
}) {
  const { id: accountId, organizationName: account } = useAccount();
  const preview = trpc.members.previewBulk.useQuery(
    { accountId, action, selection },
    { gcTime: 0, refetchOnWindowFocus: false, trpc: { context: { isLong: true } } },
  );
  const [restore, setRestore] = useState(true);
  const start = useBulk(action, onStarted);
  const words = bulkWords[action];
  const name = text(words.action);
  if (!preview.data) return <AnswerDialog title={name} error={preview.error} onClose={onClose} />;

  const { total, changing, restorable } = preview.data;
  const title = words.title({ members: formatCount(total, noun('noun.member')), account });
  const [first, ...others] = consequences(action, preview.data);
  const message = (
    <>
      {first}
      {others.length > 0 && (
        <chakra.span display="block" mt={3} whiteSpace="pre-line" color="fg.muted">
          {others.join('\n')}
        </chakra.span>
      )}
    </>
  );
  if (changing === 0)
    return (
      <AnswerDialog title={title} onClose={onClose}>
        {message}
      </AnswerDialog>
    );
  return (
    <ConfirmDialog
      title={title}
      message={message}
      confirmText={name}
      danger={action === 'suspend'}
      onConfirm={() => start({ accountId, selection, restore: restorable > 0 && restore })}
      onClose={onClose}
    >
      {action === 'unsuspend' && restorable > 0 && (
        <RestoreChoice count={restorable} restore={restore} onChange={setRestore} />
      )}
    </ConfirmDialog>
  );
}
