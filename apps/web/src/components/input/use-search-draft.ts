import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { afterPaint } from '../../lib/after-paint.ts';

/** Milliseconds. Letters typed faster belong to one search. */
const rest = 120;

/** The search text. With `replace`, the search continues the previous one. */
export type OnSearch = (value: string, options: { replace: boolean }) => void;

/**
 * The text of a search while it is typed. The first letter searches at once, and quickly typed letters search
 * together. `finish` and `clear` search at once, so that no search starts after the next action. Continued
 * typing is one step in the history.
 */
export function useSearchDraft(value: string, onSearch: OnSearch) {
  const [draft, setDraft] = useState(value);
  const typing = useRef({ at: Number.NEGATIVE_INFINITY, wait: rest, goesOn: false });
  /** Searches that were requested but have not returned as `value` yet. */
  const asked = useRef<string[]>([]);
  const search = (next: string) => {
    if (next === (asked.current.at(-1) ?? value)) return;
    asked.current.push(next);
    onSearch(next, { replace: typing.current.goesOn });
    typing.current.goesOn = true;
  };
  const searchLater = useEffectEvent(search);

  // A returned search does not overwrite newer input. A value from elsewhere ("back", a removed filter) does.
  useEffect(() => {
    const at = asked.current.lastIndexOf(value);
    asked.current = at < 0 ? [] : asked.current.slice(at + 1);
    // A trailing space is not part of the search yet.
    if (at < 0) setDraft((typed) => (typed.trim() === value ? typed : value));
  }, [value]);
  useEffect(() => {
    const run = () => searchLater(draft.trim());
    // Paints the letter before the browser processes the search.
    if (typing.current.wait === 0) return afterPaint(run);
    const timer = setTimeout(run, typing.current.wait);
    return () => clearTimeout(timer);
  }, [draft]);

  const type = (next: string) => {
    const now = performance.now();
    const isFirst = now - typing.current.at >= rest;
    typing.current = { ...typing.current, at: now, wait: isFirst ? 0 : rest };
    setDraft(next);
  };
  const finish = (next: string) => {
    search(next);
    typing.current.goesOn = false;
  };
  return {
    draft,
    type,
    finish: () => finish(draft.trim()),
    clear: () => {
      setDraft('');
      finish('');
    },
  };
}
