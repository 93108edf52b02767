import { text } from '@campus/contracts/core/messages';
import { chakra } from '@chakra-ui/react/styled-system';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Card, CardBody } from '../../../components/layout/card.tsx';
import { useAccount } from '../../../shell/account.tsx';
import type { BulkTab } from '../import-address.ts';
import { FileDrop } from './file-drop.tsx';
import { SampleButton } from './sample-button.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useUpload } from './use-upload.ts';

/** Lets a file be chosen, and sends it. */
export function ChooseFileCard({
  tab,
  lost,
}: {
  tab: BulkTab;
  /** Whether a file was chosen that this tab of the browser does not know any more. */
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
