import { text } from '@campus/contracts/core/messages';
import { getImportSample } from '@campus/contracts/imports/imports';
import type { ImportKind } from '@campus/domain/imports/imports';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { BusyButton } from '../../../components/feedback/busy-button.tsx';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { downloadFile } from '../../../lib/files.ts';
import { useAccount } from '../../../shell/account.tsx';

/** Downloads a file that shows how to write one. */
export function SampleButton({ kind }: { kind: ImportKind }) {
  const { id: accountId } = useAccount();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadFile(getImportSample, { accountId, kind }),
    onError: (error) => notify.error(error, (reason) => text('imports.sample.failed', { reason })),
  });
  return (
    <BusyButton size="sm" variant="outline" busy={isPending} onClick={() => mutate()}>
      <Download size={14} aria-hidden />
      {text('imports.sample')}
    </BusyButton>
  );
}
