import '@campus/contracts/private-spaces/page-messages';
import { text } from '@campus/contracts/core/text';
import { splitOwnerEmails } from '@campus/domain/private-spaces/private-spaces';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useRef, useState } from 'react';
import { Tag } from '../../components/form/tag.tsx';
import { smallInputStyle } from '../../theme/control-styles.ts';

/** Filters by owners. Enter, pasting several addresses, and leaving the field apply the input. */
export function OwnerEmailsFilter({
  emails,
  onChange,
}: {
  emails: readonly string[];
  onChange: (emails: string[]) => void;
}) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const helpId = useId();
  const label = text('privateSpaces.filter.owners');

  const take = (entered: string) => {
    setTyped('');
    const added = splitOwnerEmails(entered.toLowerCase()).filter((email) => !emails.includes(email));
    if (added.length > 0) onChange([...emails, ...new Set(added)]);
  };
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={2}>
      <chakra.input
        ref={input}
        css={smallInputStyle}
        w={{ base: 'full', sm: '15rem' }}
        aria-label={label}
        aria-describedby={helpId}
        placeholder={label}
        maxLength={1000}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => take(typed)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (splitOwnerEmails(pasted).length < 2) return;
          event.preventDefault();
          take(`${typed} ${pasted}`);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) take(typed);
          if (event.key === 'Backspace' && typed === '' && emails.length > 0) onChange(emails.slice(0, -1));
        }}
      />
      <chakra.span id={helpId} srOnly>
        {text('privateSpaces.filter.owners.help')}
      </chakra.span>
      {emails.length > 0 && (
        <chakra.ul aria-label={label} display="flex" flexWrap="wrap" gap={1} listStyleType="none">
          {emails.map((email) => (
            <Tag
              key={email}
              name={email}
              onRemove={() => {
                onChange(emails.filter((other) => other !== email));
                input.current?.focus();
              }}
            />
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  );
}
