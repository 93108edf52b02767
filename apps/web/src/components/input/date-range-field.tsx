import type { ConstantKey } from '@campus/contracts/core/keys';
import { noun, text } from '@campus/contracts/core/text';
import { type DateRange, dayCount, orderedRange, refuseRange } from '@campus/domain/core/date-range';
import { IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { formatCount } from '../../lib/format.ts';
import { smallInputStyle } from '../../theme/control-styles.ts';

/**
 * A range of days, both inclusive. '' leaves an end open. Days in the wrong order are swapped. Without
 * `oneDay`, a one-day range is rejected with a warning and not passed on. With `closed`, so is a range with
 * an open end.
 */
export function DateRangeField({
  label,
  name = label,
  value,
  oneDay = false,
  closed = false,
  refuse = oneDay ? () => undefined : refuseRange,
  onChange,
}: {
  label: string;
  /** Distinguishes the range from others on the page with the same label. */
  name?: string;
  value: DateRange;
  oneDay?: boolean;
  closed?: boolean;
  /** Returns why an ordered range cannot be chosen. */
  refuse?: (range: DateRange) => ConstantKey | undefined;
  onChange: (range: DateRange) => void;
}) {
  const [draft, setDraft] = useState(value);
  const warningId = useId();
  const isClosed = draft.from !== '' && draft.to !== '';
  const refusal = isClosed ? refuse(orderedRange(draft)) : undefined;
  useEffect(() => setDraft({ from: value.from, to: value.to }), [value.from, value.to]);

  const change = (part: Partial<DateRange>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    if (isBeingTyped(next.from) || isBeingTyped(next.to)) return;
    const isOpen = next.from === '' || next.to === '';
    if (isOpen) {
      if (!closed) onChange(next);
      return;
    }
    if (refuse(orderedRange(next))) return;
    setDraft(orderedRange(next));
    onChange(orderedRange(next));
  };

  return (
    <chakra.fieldset minW={0} aria-describedby={warningId}>
      <chakra.legend srOnly>{name}</chakra.legend>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={2}>
        <chakra.span aria-hidden flexBasis={{ base: 'full', sm: 'auto' }} textStyle="sm" color="fg.muted">
          {label}
        </chakra.span>
        {(['from', 'to'] as const).map((end) => (
          <chakra.input
            key={end}
            type="date"
            css={smallInputStyle}
            w={{ base: 'auto', sm: '9.5rem' }}
            flex={{ base: '1 1 8rem', sm: 'none' }}
            aria-label={text(end === 'from' ? 'dateRange.start' : 'dateRange.end')}
            aria-invalid={refusal !== undefined}
            value={draft[end]}
            onChange={(event) => change({ [end]: event.target.value })}
          />
        ))}
        {isClosed && (
          <chakra.span textStyle="xs" color="fg.muted" whiteSpace="nowrap">
            {formatCount(dayCount(draft), noun('noun.day'))}
          </chakra.span>
        )}
        {!closed && (draft.from !== '' || draft.to !== '') && (
          <IconButton
            size="2xs"
            variant="ghost"
            aria-label={text('dateRange.clear')}
            onClick={() => change({ from: '', to: '' })}
          >
            <X size={14} />
          </IconButton>
        )}
      </chakra.div>
      <chakra.p id={warningId} role="alert" textStyle="xs" color="fg.warning">
        {refusal && text(refusal)}
      </chakra.p>
    </chakra.fieldset>
  );
}

/** While a year is typed, its first digits arrive as year 2, 20, or 202. */
function isBeingTyped(day: string): boolean {
  return day.startsWith('0');
}
