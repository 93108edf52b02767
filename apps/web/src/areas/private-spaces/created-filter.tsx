import '@campus/contracts/private-spaces/page-messages';
import { text } from '@campus/contracts/core/text';
import { isCreatedRange } from '@campus/domain/private-spaces/private-spaces';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useId, useState } from 'react';
import { Checkbox } from '../../components/input/checkbox.tsx';
import { dayLimits, isBeingTyped, useTypedDays } from '../../components/input/typed-days.ts';
import { smallInputStyle } from '../../theme/control-styles.ts';

interface Range {
  after: string;
  before: string;
}

/** One end of the creation date range: off, or a day. Rejects a day that would reverse the range. */
export function CreatedFilter({
  end,
  range,
  proposed,
  onChange,
}: {
  end: keyof Range;
  range: Range;
  /** The initial day. */
  proposed: string;
  onChange: (day: string) => void;
}) {
  const value = range[end];
  const [draft, setDraft] = useState(value);
  const errorId = useId();
  useEffect(() => setDraft(value), [value]);
  const label = text(`privateSpaces.filter.${end}`);
  const [isRefused, setIsRefused] = useState(false);

  const typed = useTypedDays(() => {
    if (draft === '' || isBeingTyped(draft)) return;
    const isOrdered = isCreatedRange({ ...range, [end]: draft });
    setIsRefused(!isOrdered);
    if (isOrdered) onChange(draft);
  });
  const choose = (day: string) => {
    setDraft(day);
    setIsRefused(false);
    typed.onKey();
  };
  return (
    <chakra.div display="grid" gap={1}>
      <chakra.div display="flex" alignItems="center" gap={2} minH={8}>
        <Checkbox
          label={label}
          checked={value !== ''}
          onChange={(event) => onChange(event.target.checked ? proposed : '')}
        />
        {value !== '' && (
          <chakra.input
            type="date"
            css={smallInputStyle}
            w="9.5rem"
            aria-label={text('privateSpaces.filter.day', { filter: label })}
            aria-invalid={isRefused}
            aria-describedby={errorId}
            value={draft}
            {...dayLimits}
            onBlur={typed.onBlur}
            onChange={(event) => choose(event.target.value)}
          />
        )}
      </chakra.div>
      <chakra.p id={errorId} role="status" textStyle="xs" color="fg.error" maxW="18rem">
        {isRefused && text('privateSpaces.created.order')}
      </chakra.p>
    </chakra.div>
  );
}
