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
import { PasteCard } from './paste/paste-card.tsx';
import { PastedTable } from './paste/pasted-table.tsx';
import { useCheckPasted } from './paste/use-check-pasted.ts';
import { usePasted } from './paste/use-pasted.ts';
import { ChooseFileCard } from './setup/choose-file-card.tsx';
import { SetupForm } from './setup/setup-form.tsx';

/**
 * Changes people from a file or a pasted text in steps: choose the file, set options, review changes, apply. The address holds
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
  return <BeginImport tab={tab} lost={address.file !== undefined} />;
}

/** Asks for a file, or for names and addresses, which are then corrected in a table. */
function BeginImport({ tab, lost }: { tab: BulkTab; lost: boolean }) {
  const { id: accountId } = useAccount();
  const pasted = usePasted(accountId, tab);
  const { mutate: check, isPending } = useCheckPasted(tab);
  const { list, change, backToText } = pasted;
  if (list)
    return (
      <PastedTable list={list} change={change} checking={isPending} onCheck={check} onBack={backToText} />
    );
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 28rem' }}
      alignItems="start"
      gap={6}
    >
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={6}>
        <PasteCard pasted={pasted} />
        <ChooseFileCard tab={tab} lost={lost} />
      </chakra.div>
      <HistoryCard />
    </chakra.div>
  );
}
