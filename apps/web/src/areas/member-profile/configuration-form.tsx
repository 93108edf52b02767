import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import type { FormEvent, ReactNode } from 'react';
import { keepClear } from '../../components/focus/keep-clear.ts';
import { SaveRow } from '../../components/form/save-row.tsx';
import { StickyBar } from '../../components/form/sticky-bar.ts';
import { useLeaveGuard } from '../../editing/use-saving.ts';

/** The form of a card of the configuration, with the bar that saves it. */
export function ConfigurationForm({
  label,
  isDirty,
  isComplete = true,
  isSaving,
  onSave,
  onDiscard,
  children,
}: {
  /** The form's accessible name. */
  label: string;
  isDirty: boolean;
  isComplete?: boolean;
  isSaving: boolean;
  onSave: () => void;
  onDiscard: () => void;
  children: ReactNode;
}) {
  useLeaveGuard({ isDirty, isSaving });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isDirty && isComplete && !isSaving) onSave();
  };
  return (
    <chakra.form aria-label={label} noValidate onSubmit={submit}>
      {children}
      <StickyBar ref={keepClear}>
        <SaveRow
          isDirty={isDirty}
          status={text(isComplete ? 'memberProfile.changed' : 'memberProfile.incomplete')}
          isProblem={!isComplete}
          maySave={isDirty && isComplete}
          saving={isSaving}
          onDiscard={onDiscard}
        />
      </StickyBar>
    </chakra.form>
  );
}
