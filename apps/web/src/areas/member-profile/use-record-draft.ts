import { useDrafts } from '../../editing/use-drafts.ts';

const id = 'record';

/** The person's unsaved changes of the one record of a form. */
export function useRecordDraft<F extends object>(stored: F) {
  const drafts = useDrafts<F>(new Map([[id, stored]]), () => undefined);
  const draft = drafts.of(id);
  return {
    value: draft?.value ?? stored,
    /** What the person's changes are based on; unchanged fields as they are stored. */
    base: { ...stored, ...draft?.base },
    isDirty: drafts.isDirty,
    edit: (patch: Partial<F>) => drafts.edit(id, patch),
    discard: () => drafts.discard(),
    settle: (saved: F) => draft && drafts.settle(draft, saved),
  };
}
