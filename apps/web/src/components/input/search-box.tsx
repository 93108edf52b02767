import { text } from '@campus/contracts/core/text';
import { IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { smallInputStyle } from '../../theme/control-styles.ts';
import { type OnSearch, useSearchDraft } from './use-search-draft.ts';

/** A search field. Enter, clearing, and leaving the field search at once. */
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
  onSearch: OnSearch;
}) {
  const { draft, type, finish, clear } = useSearchDraft(value, onSearch);
  const input = useRef<HTMLInputElement>(null);
  const clearAndStay = () => {
    clear();
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
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key === 'Enter') finish();
          if (event.key === 'Escape' && draft !== '') clearAndStay();
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
          onClick={clearAndStay}
        >
          <X size={14} />
        </IconButton>
      )}
    </chakra.search>
  );
}
