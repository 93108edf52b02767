import type { ConstantKey } from '@campus/contracts/core/keys';
import { noun, text } from '@campus/contracts/core/text';
import { type DateRange, dayCount, orderedRange, refuseRange } from '@campus/domain/core/date-range';
import { IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { formatCount, formatDate } from '../../lib/format.ts';
import { smallInputStyle } from '../../theme/control-styles.ts';
import { dayLimits, isBeingTyped, useTypedDays } from './typed-days.ts';

/**
 * A range of days, both inclusive. It is judged when typing pauses. '' leaves an end open. Days in the wrong order are swapped. Without
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
  const [judgment, setJudgment] = useState<string>();
  const [isRefused, setIsRefused] = useState(false);
  const warningId = useId();
  const isClosed = draft.from !== '' && draft.to !== '';
  useEffect(() => setDraft({ from: value.from, to: value.to }), [value.from, value.to]);

  const take = (range: DateRange) => {
    const isOpen = range.from === '' || range.to === '';
    if ([range.from, range.to].some(isBeingTyped) || (isOpen && closed)) return;
    const next = isOpen ? range : orderedRange(range);
    const refusal = isOpen ? undefined : refuse(next);
    setIsRefused(refusal !== undefined);
    setJudgment(refusal ? text(refusal) : swappedText(range, next));
    if (refusal) return;
    setDraft(next);
    if (!isSameRange(next, value)) onChange(next);
  };
  const typed = useTypedDays(() => take(draft));
  const type = (part: Partial<DateRange>) => {
    setDraft({ ...draft, ...part });
    setJudgment(undefined);
    setIsRefused(false);
    typed.onKey();
  };
  const clear = () => {
    typed.drop();
    take({ from: '', to: '' });
  };

  return (
    <chakra.fieldset
      minW={0}
      aria-describedby={warningId}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) typed.onBlur();
      }}
    >
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
            aria-invalid={isRefused}
            {...dayLimits}
            value={draft[end]}
            onChange={(event) => type({ [end]: event.target.value })}
          />
        ))}
        {isClosed && (
          <chakra.span textStyle="xs" color="fg.muted" whiteSpace="nowrap">
            {formatCount(dayCount(draft), noun('noun.day'))}
          </chakra.span>
        )}
        {!closed && (draft.from !== '' || draft.to !== '') && (
          <IconButton size="2xs" variant="ghost" aria-label={text('dateRange.clear')} onClick={clear}>
            <X size={14} />
          </IconButton>
        )}
      </chakra.div>
      <chakra.p id={warningId} role="status" textStyle="xs" color={isRefused ? 'fg.warning' : 'fg.muted'}>
        {judgment}
      </chakra.p>
    </chakra.fieldset>
  );
}

function isSameRange(one: DateRange, other: DateRange): boolean {
  return one.from === other.from && one.to === other.to;
}

/** That the days of a range were swapped; undefined if they were in order. */
function swappedText(typed: DateRange, { from, to }: DateRange): string | undefined {
  if (typed.from === from) return undefined;
  return text('dateRange.swapped', { from: formatDate(from), to: formatDate(to) });
}
