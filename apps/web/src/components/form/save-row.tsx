import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { BusyButton } from '../feedback/busy-button.tsx';

export interface SaveState {
  isDirty: boolean;
  /** Describes the unsaved changes; empty without changes. */
  status: string;
  /** Whether the status reports a problem. */
  isProblem: boolean;
  maySave: boolean;
  saving: boolean;
  onDiscard: () => void;
}

/** The row below an editor: the state of its changes, and the buttons to discard and save them. */
export function SaveRow({
  isDirty,
  status,
  isProblem,
  maySave,
  saving,
  onDiscard,
  saveText = text('action.save'),
  onSave,
  children,
}: SaveState & {
  saveText?: string;
  /** Without it, the button submits the surrounding form. */
  onSave?: () => void;
  /** Additional buttons, before the others. */
  children?: ReactNode;
}) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="flex-end" gap={2}>
      <chakra.p role="status" flex="1 1 12rem" textStyle="sm" color={isProblem ? 'fg.error' : 'fg.muted'}>
        {isDirty && status}
      </chakra.p>
      {children}
      {isDirty && (
        <Button size="sm" variant="outline" disabled={saving} onClick={onDiscard}>
          {text('action.discardChanges')}
        </Button>
      )}
      <BusyButton
        size="sm"
        busy={saving}
        disabled={!maySave}
        {...(onSave ? { onClick: onSave } : { type: 'submit' })}
      >
        {saveText}
      </BusyButton>
    </chakra.div>
  );
}
