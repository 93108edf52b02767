import { text } from '@campus/contracts/core/text';
import type { BulkAction } from '@campus/domain/members/bulk-change';
import { useState } from 'react';
import type { RowSelection } from '../../../components/data-table/use-selection.ts';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { type MembersState, matchedBy } from '../use-members.ts';
import { type Bulk, BulkDialog } from './bulk-dialog.tsx';

/**
 * Opens the dialog of a bulk action for the selected members. "All that match" uses the list's current
 * filters.
 */
export function useBulkQuestion(rows: RowSelection, state: MembersState) {
  const notify = useNotify();
  const [asked, setAsked] = useState<Bulk>();
  const ask = (action: BulkAction) => {
    const selection = selectedMembers(rows, state);
    if (selection) setAsked({ action, selection });
    else notify.info(text('members.selection.empty'));
  };
  const dialog = asked && (
    <BulkDialog bulk={asked} onStarted={rows.clear} onClose={() => setAsked(undefined)} />
  );
  return { ask, dialog };
}

function selectedMembers({ selection }: RowSelection, state: MembersState): Bulk['selection'] | undefined {
  if ('allMatching' in selection) return { matching: matchedBy(state), except: [...selection.except] };
  return selection.ids.length > 0 ? { ids: [...selection.ids] } : undefined;
}
