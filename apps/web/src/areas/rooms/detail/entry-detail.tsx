import type { Entry } from '@campus/domain/rooms/entries';
import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { CommandForm } from './command-form.tsx';
import { DetailHeader } from './detail-header.tsx';
import type { JudgedDraft } from './drafts/drafts.ts';
import { EntryConflict } from './drafts/entry-conflict.tsx';
import { formOf } from './drafts/entry-form.ts';
import { problemsOf } from './drafts/problems.ts';
import { Refusals } from './drafts/refusals.tsx';
import type { Drafts } from './drafts/use-entry-drafts.ts';
import { RoomForm } from './room-form.tsx';
import { UseLine } from './use-line.tsx';

/** A room or command with the changes that are not saved yet. */
export function EntryDetail({
  stored,
  draft,
  drafts,
  actions,
  onBack,
  onSave,
}: {
  stored: Entry;
  draft: JudgedDraft | undefined;
  drafts: Drafts;
  /** The actions beside the name of the entry. */
  actions?: ReactNode;
  onBack: () => void;
  onSave: () => void;
}) {
  const id = useId();
  const entry = draft?.entry ?? stored;
  const problems = draft && drafts.isAttempted(draft.id) ? problemsOf(draft) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  const form = useFocusOnRefusal(draft ? drafts.attemptsOf(draft.id) : 0);
  const given = { draft, drafts, problems };
  return (
    <>
      <DetailHeader id={id} title={entry.name} onBack={onBack}>
        {actions}
      </DetailHeader>
      {!draft?.isNew && <UseLine entry={stored} />}
      <chakra.form
        ref={form}
        aria-labelledby={id}
        noValidate
        display="grid"
        gap={4}
        px={5}
        pb={5}
        onSubmit={submit}
      >
        {problems && <Refusals problems={problems} />}
        {draft && draft.conflicts.length > 0 && <EntryConflict draft={draft} drafts={drafts} />}
        {entry.kind === 'room' ? (
          <RoomForm form={formOf(entry, given)} stored={stored} />
        ) : (
          <CommandForm form={formOf(entry, given)} stored={stored} />
        )}
      </chakra.form>
    </>
  );
}

/** Gives the focus to the first field to correct after each refused save. */
function useFocusOnRefusal(attempts: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts]);
  return form;
}
