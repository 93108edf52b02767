import { noun, text } from '@campus/contracts/core/text';
import type { MemberSelection } from '@campus/contracts/members/members';
import type { BulkAction } from '@campus/domain/members/bulk-change';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { QueryText } from '../../../components/layout/query-text.tsx';
import { formatCount } from '../../../lib/format.ts';
import { useAccount } from '../../../shell/account.tsx';
import { posted, trpc } from '../../../trpc.ts';
import { type BulkPreview, bulkText, consequences } from './bulk.ts';
import { RestoreChoice } from './restore-choice.tsx';
import { useBulk } from './use-bulk.ts';

export interface Bulk {
  action: BulkAction;
  selection: MemberSelection;
  /** The name of the only selected member, instead of their number. */
  name?: string;
}

/** Previews what suspending or unsuspending the selected members changes, and asks for confirmation. */
export function BulkDialog({
  bulk: { action, selection, name: only },
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
    { gcTime: 0, refetchOnWindowFocus: false, trpc: posted },
  );
  const [restore, setRestore] = useState(true);
  const start = useBulk(action, onStarted);
  const words = bulkText[action];
  const name = text(words.action);
  const { total, changing = 0, restorable = 0, counted } = preview.data ?? {};
  const cannot = !preview.isPending && changing === 0;
  return (
    <ConfirmDialog
      title={
        total === undefined
          ? name
          : words.title({ members: only ?? formatCount(total, noun('noun.member')), account })
      }
      message={
        <QueryText query={preview}>{(data) => <Consequences action={action} preview={data} />}</QueryText>
      }
      confirmText={cannot ? undefined : name}
      {...(cannot && { cancelText: text('action.close') })}
      danger={action === 'suspend'}
      pending={preview.isPending}
      onConfirm={() => start({ accountId, selection, counted, restore: restorable > 0 && restore })}
      onClose={onClose}
    >
      {restorable > 0 && <RestoreChoice count={restorable} restore={restore} onChange={setRestore} />}
    </ConfirmDialog>
  );
}

function Consequences({ action, preview }: { action: BulkAction; preview: BulkPreview }) {
  const [first, ...others] = consequences(action, preview);
  return (
    <>
      {first}
      {others.length > 0 && (
        <chakra.span display="block" mt={3} whiteSpace="pre-line" color="fg.muted">
          {others.join('\n')}
        </chakra.span>
      )}
    </>
  );
}
