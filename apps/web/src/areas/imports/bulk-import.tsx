import '@campus/contracts/shell/admin-messages';
import '@campus/contracts/invitations/email-messages';
import '@campus/contracts/members/page-messages';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useAccount } from '../../shell/account.tsx';
import { HistoryCard } from './history-card.tsx';
import { type BulkTab, useImportAddress } from './import-address.ts';
import { readDraft } from './import-draft.ts';
import { ImportView } from './import-view.tsx';
import { ChooseFileCard } from './setup/choose-file-card.tsx';
import { SetupForm } from './setup/setup-form.tsx';

/**
 * Changes people from a file in steps: choose the file, set options, review changes, apply. The address holds
 * the step.
 */
export function BulkImport({ tab }: { tab: BulkTab }) {
  const account = useAccount();
  const [address] = useImportAddress();
  const [openedFirst] = useState(address.import);
  if (address.import !== undefined)
    return (
      <ImportView
        key={address.import}
        tab={tab}
        taskId={address.import}
        isNextStep={address.import !== openedFirst}
      />
    );
  const draft = address.file === undefined ? undefined : readDraft(account.id, tab, address.file);
  if (draft) return <SetupForm key={draft.file.id} tab={tab} draft={draft} />;
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 28rem' }}
      alignItems="start"
      gap={6}
    >
      <ChooseFileCard tab={tab} lost={address.file !== undefined} />
      <HistoryCard />
    </chakra.div>
  );
}
