import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { Form } from '../../../components/form/form.tsx';
import { useAccount } from '../../../shell/account.tsx';
import type { BulkTab } from '../import-address.ts';
import type { ImportDraft } from '../import-draft.ts';
import { ColumnsCard } from './columns-card.tsx';
import { FileHeader } from './file-header.tsx';
import { OptionsCard } from './options-card.tsx';
import type { SetupValues } from './setup-values.ts';
import { useReread } from './use-reread.ts';
import { useSetupForm } from './use-setup-form.ts';
import { useStartImport } from './use-start-import.ts';

/** Asks for the columns and options of a file. */
export function SetupForm({ tab, draft }: { tab: BulkTab; draft: ImportDraft }) {
  const account = useAccount();
  const form = useSetupForm(account, tab, draft);
  const { file, reread, busy } = useReread(form, tab, draft);
  const startImport = useStartImport(account, tab);
  const start = (values: SetupValues) => startImport({ ...draft, file }, values);
  const [asked, setAsked] = useState<SetupValues>();
  const submit = async (values: SetupValues) => {
    if (values.kind === 'deletions' && !values.review) return setAsked(values);
    await start(values);
  };
  return (
    <Form form={form} label={text('imports.setup.label')} onSubmit={submit}>
      <FileHeader tab={tab} file={file} busy={busy} onReread={reread} />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 28rem' }}
        alignItems="start"
        gap={6}
      >
        <ColumnsCard form={form} file={file} />
        <OptionsCard form={form} tab={tab} />
      </chakra.div>
      {asked && (
        <ConfirmDialog
          title={text('imports.now.title', { file: draft.file.name })}
          message={text('imports.now.delete', { account: account.organizationName })}
          confirmText={text('imports.now')}
          danger
          onConfirm={() => start(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Form>
  );
}
