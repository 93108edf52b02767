import { text } from '@campus/contracts/core/messages';
import type { ImportDetails } from '@campus/contracts/imports/imports';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useAccount } from '../../../shell/account.tsx';
import { type BulkTab, useImportAddress } from '../import-address.ts';
import { readLastDraft } from '../import-draft.ts';
import { appliedCount, consequences } from './plan-summary.ts';
import { useDecideImport } from './use-decide-import.ts';

/** The actions on an import that has not started: apply it, change its options, or discard it. */
export function PlanActions({ tab, details }: { tab: BulkTab; details: ImportDetails }) {
  const account = useAccount();
  const [, setAddress] = useImportAddress();
  const [asked, setAsked] = useState<'apply' | 'discard'>();
  const { apply, discard } = useDecideImport(account.id, tab, details);
  const { task, fileName: file, kind } = details;
  const draft = readLastDraft(account.id, tab);
  const isPlanned = task.status === 'planned';
  const removes = kind === 'deletions';
  const close = () => setAsked(undefined);
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      gap={2}
      w={{ base: 'full', sm: 'auto' }}
      css={{ '& > button': { flexGrow: { base: 1, sm: 0 } } }}
    >
      <Button size="sm" variant="outline" onClick={() => setAsked('discard')}>
        {text('imports.discard')}
      </Button>
      {isPlanned && draft?.taskId === task.id && (
        <Button
          size="sm"
          variant="outline"
          onClick={() => setAddress({ tab, import: undefined, file: draft.file.id })}
        >
          {text('imports.again')}
        </Button>
      )}
      {isPlanned && appliedCount(details) > 0 && (
        <Button size="sm" {...(removes && { colorPalette: 'red' })} onClick={() => setAsked('apply')}>
          {text('imports.apply')}
        </Button>
      )}
      {asked === 'apply' && (
        <ConfirmDialog
          title={text('imports.apply.title', { file })}
          message={[
            ...consequences(details),
            removes
              ? text('imports.apply.remove', { account: account.organizationName })
              : text('imports.apply.irrevocable'),
          ].join(' ')}
          confirmText={text('imports.apply')}
          danger={removes}
          onConfirm={apply}
          onClose={close}
        />
      )}
      {asked === 'discard' && (
        <ConfirmDialog
          title={text('imports.discard.title', { file })}
          message={text('imports.discard.message')}
          confirmText={text('imports.discard')}
          cancelText={text('imports.discard.keep')}
          onConfirm={discard}
          onClose={close}
        />
      )}
    </chakra.div>
  );
}
