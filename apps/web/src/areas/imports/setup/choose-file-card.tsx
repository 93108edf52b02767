import { text } from '@campus/contracts/core/text';
import { getImportSample } from '@campus/contracts/imports/imports';
import type { ImportKind } from '@campus/domain/imports/imports';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { BusyButton } from '../../../components/feedback/busy-button.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { ProgressBar } from '../../../components/feedback/progress-bar.tsx';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { Card, CardBody } from '../../../components/layout/card.tsx';
import { downloadFile } from '../../../lib/files.ts';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { useAccount } from '../../../shell/account.tsx';
import type { BulkTab } from '../import-address.ts';
import { FileDrop } from './file-drop.tsx';
import { type Upload, useUpload } from './use-upload.ts';

/** Chooses a file and uploads it. */
export function ChooseFileCard({
  tab,
  lost,
}: {
  tab: BulkTab;
  /** Whether the address has a file that this browser tab no longer knows. */
  lost: boolean;
}) {
  const { invitesDisabled } = useAccount();
  const { upload, problem, choose, stop } = useUpload(tab);
  return (
    <Card
      title={text('imports.choose.title')}
      description={text(`imports.choose.${tab}`)}
      action={<SampleButton kind={tab === 'delete' ? 'deletions' : 'memberships'} />}
    >
      <CardBody display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={4}>
        {lost && !upload && <Notice tone="warning">{text('imports.file.again')}</Notice>}
        {tab === 'update' && invitesDisabled && (
          <Notice tone="warning">{text('invitations.disabled')}</Notice>
        )}
        {upload ? (
          <UploadProgress upload={upload} onStop={stop} />
        ) : (
          <FileDrop problem={problem} onFiles={choose} />
        )}
        <chakra.ul display="grid" gap={1} ps={4} listStyleType="disc" textStyle="sm" color="fg.muted">
          {hints(tab).map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </chakra.ul>
      </CardBody>
    </Card>
  );
}

function hints(tab: BulkTab): string[] {
  const columns = text('imports.choose.columns');
  if (tab === 'delete') return [columns, text('imports.choose.once')];
  return [columns, text('imports.choose.empty'), text('imports.choose.export')];
}

/** Downloads a sample file. */
function SampleButton({ kind }: { kind: ImportKind }) {
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

/** The progress of an upload, with a cancel button. */
function UploadProgress({ upload: { file, part }, onStop }: { upload: Upload; onStop: () => void }) {
  const name = text('imports.uploading', { name: file.name });
  const sizes = { part: formatBytes(Math.floor(part * file.size)), size: formatBytes(file.size) };
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      alignContent="center"
      gap={3}
      minH="11rem"
      px={{ base: 4, md: 8 }}
      borderWidth="1px"
      borderRadius="lg"
    >
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap={3}>
        <chakra.p role="status" minW={0} textStyle="sm" fontWeight="medium" overflowWrap="anywhere">
          {name}
        </chakra.p>
        <Button size="xs" variant="outline" onClick={onStop}>
          {text('action.cancel')}
        </Button>
      </chakra.div>
      <ProgressBar label={name} part={part} />
      <chakra.p textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        {part < 1 ? text('imports.uploading.part', sizes) : text('imports.uploading.reading')}
      </chakra.p>
    </chakra.div>
  );
}
