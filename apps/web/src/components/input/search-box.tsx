import { text } from '@campus/contracts/core/messages';
import { IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { smallInputStyle } from '../../theme/control-styles.ts';

/** Letters that follow sooner are one word being typed. */
const rest = 120;

/**
 * The text of a search. The first letter searches at once; quickly typed letters search together. Enter,
 * clearing, and leaving the field search at once, so that no search starts after the next action. Continued
 * typing is one step of the history: `replace` says so.
 */
export function SearchBox({
  label,
  value,
  placeholder = label,
  wide = false,
  onSearch,
}: {
  label: string;
  value: string;
  placeholder?: string;
  /** As wide as its container. */
  wide?: boolean;
  onSearch: (value: string, options: { replace: boolean }) => void;
}) {
  const [draft, setDraft] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const typing = useRef({ at: Number.NEGATIVE_INFINITY, wait: rest, goesOn: false });
  /** Searches that were asked for and have not come back as `value`. */
  const asked = useRef<string[]>([]);
  const search = (next: string) => {
    if (next === (asked.current.at(-1) ?? value)) return;
    asked.current.push(next);
    onSearch(next, { replace: typing.current.goesOn });
    typing.current.goesOn = true;
  };
  const searchLater = useEffectEvent(search);

  // A search that comes back leaves what was typed since; a value from elsewhere (Back, a cleared filter) replaces it.
  useEffect(() => {
    const at = asked.current.lastIndexOf(value);
    asked.current = at < 0 ? [] : asked.current.slice(at + 1);
    // A trailing space is not part of the search yet.
    if (at < 0) setDraft((typed) => (typed.trim() === value ? typed : value));
  }, [value]);
  useEffect(() => {
    const timer = setTimeout(() => searchLater(draft.trim()), typing.current.wait);
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
  const clear = () => {
    setDraft('');
    finish('');
    input.current?.focus();
  };

  return (
    <chakra.search display="block" position="relative" w="full" maxW={wide ? 'full' : { sm: '20rem' }}>
      <chakra.span
        position="absolute"
        insetStart={2.5}
        top="50%"
        translate="0 -50%"
        color="fg.subtle"
        zIndex={1}
      >
        <Search size={14} aria-hidden />
      </chakra.span>
      <chakra.input
        ref={input}
        css={smallInputStyle}
        ps={8}
        pe={8}
        aria-label={label}
        placeholder={placeholder}
        maxLength={100}
        value={draft}
        onChange={(event) => type(event.target.value)}
        onBlur={() => finish(draft.trim())}
        onKeyDown={(event) => {
          if (event.key === 'Enter') finish(draft.trim());
          if (event.key === 'Escape' && draft !== '') clear();
        }}
      />
      {draft !== '' && (
        <IconButton
          position="absolute"
          insetEnd={1}
          top="50%"
          translate="0 -50%"
          size="2xs"
          variant="ghost"
          aria-label={text('search.clear')}
          onClick={clear}
        >
          <X size={14} />
        </IconButton>
      )}
    </chakra.search>
  );
}
