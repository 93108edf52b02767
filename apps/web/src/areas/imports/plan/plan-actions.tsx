import { text } from '@campus/contracts/core/text';
import type { ImportDetails } from '@campus/contracts/imports/imports';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { BusyButton } from '../../../components/feedback/busy-button.tsx';
import { useSave } from '../../../components/feedback/use-save.ts';
import { useAccount } from '../../../shell/account.tsx';
import { trpc } from '../../../trpc.ts';
import type { BulkTab } from '../import-address.ts';
import { deleteDraft } from '../import-draft.ts';
import { useFollowImport } from '../use-imports.ts';
import { appliedCount, consequences } from './plan-summary.ts';
import { useChangePlan } from './use-change-plan.ts';

/** The actions on an import that has not started: apply, change options, or discard. */
export function PlanActions({ tab, details }: { tab: BulkTab; details: ImportDetails }) {
  const account = useAccount();
  const [asked, setAsked] = useState<'apply' | 'discard'>();
  const { apply, discard } = useDecideImport(account.id, tab, details);
  const { task, fileName: file, kind } = details;
  const { change, isPending } = useChangePlan(account.id, tab, details);
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
      {change && (
        <BusyButton size="sm" variant="outline" busy={isPending} onClick={() => change()}>
          {text('imports.again')}
        </BusyButton>
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

/** Applies or discards a planned import. Shows an error if that fails. */
function useDecideImport(accountId: string, tab: BulkTab, { task, kind }: ImportDetails) {
  const follow = useFollowImport();
  const { imports, tasks } = trpc.useUtils();
  const refresh = () => Promise.all([imports.invalidate(), tasks.invalidate()]);
  const apply = useSave(trpc.imports.applyPlan, {
    done: ({ task: running }) => {
      deleteDraft(accountId, tab);
      follow(running, kind);
      return undefined;
    },
    failed: (reason) => text('imports.apply.failed', { reason }),
    refresh,
  });
  const cancel = useSave(trpc.tasks.cancel, { refresh });
  const ofTask = { accountId, taskId: task.id };
  return { apply: () => apply.mutateAsync(ofTask), discard: () => cancel.mutateAsync(ofTask) };
}
