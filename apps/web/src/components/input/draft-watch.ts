import { createContext, useCallback, useState } from 'react';

/** What a draft field shows that does not apply: input that is not finished, or that was refused. */
export type Unapplied = 'typed' | 'refused';

type NoteDraft = (fieldId: string, unapplied: Unapplied | undefined) => void;

/** Receives from the draft fields below it what they show and does not apply. */
export const DraftWatch = createContext<NoteDraft>(() => {});

/**
 * Watches the draft fields of a report, so that the report shows nothing of values other than those in its
 * fields. `note` is the value of `DraftWatch`.
 */
export function useDraftWatch(): { unapplied: Unapplied | undefined; note: NoteDraft } {
  const [fields, setFields] = useState<ReadonlyMap<string, Unapplied>>(new Map());
  const note = useCallback<NoteDraft>((fieldId, unapplied) => {
    setFields((known) => {
      if (known.get(fieldId) === unapplied) return known;
      const others = [...known].filter(([id]) => id !== fieldId);
      return new Map(unapplied ? [...others, [fieldId, unapplied]] : others);
    });
  }, []);
  const states = [...fields.values()];
  return { unapplied: states.find((state) => state === 'refused') ?? states[0], note };
}
