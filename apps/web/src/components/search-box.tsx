import { text } from '@campus/contracts/messages';
import { IconButton } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

const pause = 300;

/**
 * Text to search for; it is passed on after a pause in typing, at once on Enter, when cleared, and when the
 * person goes on to something else, so that nothing is searched after that has begun.
 */
export function SearchBox({
  label,
  value,
  placeholder = label,
  maxW = '20rem',
  onSearch,
}: {
  label: string;
  value: string;
  placeholder?: string;
  maxW?: string;
  onSearch: (value: string) => void;
}) {
  const [draft, setDraft] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const search = (next: string) => {
    if (next !== value) onSearch(next);
  };
  const searchLater = useEffectEvent(search);

  useEffect(() => setDraft(value), [value]);
  useEffect(() => {
    const timer = setTimeout(() => searchLater(draft.trim()), pause);
    return () => clearTimeout(timer);
  }, [draft]);

  const clear = () => {
    setDraft('');
    search('');
    input.current?.focus();
  };

  return (
    <chakra.search display="block" position="relative" w="full" maxW={{ sm: maxW }}>
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
      <Input
        ref={input}
        size="sm"
        ps={8}
        pe={8}
        aria-label={label}
        placeholder={placeholder}
        maxLength={100}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => search(draft.trim())}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(draft.trim());
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
