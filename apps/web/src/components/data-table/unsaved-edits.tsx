import '@campus/contracts/core/cell-messages';
import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import type { HeldDraft } from './cell-drafts.ts';

/** Lists the unsaved edits of a table: the cell, why it is not saved, and possible actions. */
export function UnsavedEdits<Row>({
  drafts,
  rowLabel,
  onRetry,
  onEdit,
  onDiscard,
}: {
  drafts: readonly HeldDraft<Row>[];
  rowLabel: (row: Row) => string;
  onRetry: (draft: HeldDraft<Row>) => void;
  /** Returns undefined for a row on another page. */
  onEdit: (draft: HeldDraft<Row>) => (() => void) | undefined;
  onDiscard: (draft: HeldDraft<Row>) => void;
}) {
  const button = (draft: HeldDraft<Row>, action: string, run: () => void) => {
    const label = text('cell.act', { action, column: draft.column.header, row: rowLabel(draft.row) });
    return (
      <Button size="2xs" variant="outline" aria-label={label} onClick={run}>
        {action}
      </Button>
    );
  };
  return (
    <div role="status">
      {drafts.length > 0 && (
        <ul className="unsaved" aria-label={text('cell.unsaved')}>
          {drafts.map((draft) => {
            const edit = draft.state === 'failed' ? undefined : onEdit(draft);
            return (
              <li key={`${draft.rowId} ${draft.column.id}`}>
                <span>
                  {sentence(draft, rowLabel(draft.row))} {draft.message}
                </span>
                {draft.state === 'failed' && button(draft, text('cell.retry'), () => onRetry(draft))}
                {edit && button(draft, text('cell.edit'), edit)}
                {button(draft, text('cell.discard'), () => onDiscard(draft))}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

function sentence<Row>({ column, text: typed }: HeldDraft<Row>, row: string): string {
  if (typed === '') return text('cell.unsaved.empty', { column: column.header, row });
  return text('cell.unsaved.text', { column: column.header, row, text: typed });
}
