import { chakra } from '@chakra-ui/react/styled-system';
import type { FormEvent, ReactNode } from 'react';
import { useUnsavedChanges } from '../../lib/unsaved-changes.tsx';
import { SaveBar } from './save-bar.tsx';

/** What a card of the configuration asks, with the bar that saves it. */
export function ConfigurationForm({
  label,
  isDirty,
  isComplete = true,
  saving,
  onSave,
  onDiscard,
  children,
}: {
  /** The form's accessible name. */
  label: string;
  isDirty: boolean;
  isComplete?: boolean;
  saving: boolean;
  onSave: () => void;
  onDiscard: () => void;
  children: ReactNode;
}) {
  useUnsavedChanges(isDirty && !saving);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isDirty && isComplete && !saving) onSave();
  };
  return (
    <chakra.form aria-label={label} noValidate onSubmit={submit}>
      {children}
      <SaveBar isDirty={isDirty} isComplete={isComplete} saving={saving} onDiscard={onDiscard} />
    </chakra.form>
  );
}
