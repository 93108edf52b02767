import { noun, text } from '@campus/contracts/core/text';
import { scopeName } from '@campus/contracts/effective-access/override-words';
import type { Override } from '@campus/contracts/effective-access/overrides';
import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { useSave } from '../../components/feedback/use-save.ts';
import { formatCount } from '../../lib/format.ts';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';

/** Removes unneeded overrides after a confirmation that shows how many and where. */
export function RemoveUnneeded({ overrides }: { overrides: readonly Override[] }) {
  const { id: accountId } = useAccount();
  const [asks, setAsks] = useState(false);
  const utils = trpc.useUtils();
  const remove = useSave(trpc.effectiveAccess.removeOverrides, {
    done: ({ removed }) =>
      text('effectiveAccess.overrides.removed', { overrides: formatCount(removed, noun('noun.override')) }),
    refresh: () => utils.effectiveAccess.invalidate(),
  });
  const count = formatCount(overrides.length, noun('noun.override'));
  const scopes = [...new Set(overrides.map(scopeName))].join('; ');
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setAsks(true)}>
        {text('effectiveAccess.overrides.remove', { overrides: count })}
      </Button>
      {asks && (
        <ConfirmDialog
          title={text('effectiveAccess.overrides.remove.title')}
          message={text('effectiveAccess.overrides.remove.message', { overrides: count, scopes })}
          confirmText={text('effectiveAccess.pins.remove')}
          danger
          onConfirm={() => remove.mutateAsync({ accountId, keys: overrides.map(({ key }) => key) })}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
