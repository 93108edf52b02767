import { text } from '@campus/contracts/core/text';
import { readWeeklyTime, readWindow } from '@campus/domain/attendance/series';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useRef, useState } from 'react';
import { Tag } from '../../components/form/tag.tsx';
import { formatNumber } from '../../lib/format.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { SingleForm, WeeklyForm } from './series-form.tsx';
import { weeklyWords, windowWords } from './series-words.ts';
import type { SeriesState } from './use-series.ts';

/** The windows of a series: forms that add some, and lists to take some away. Open at first if there are none. */
export function SeriesWindows({ series }: { series: SeriesState }) {
  const { state, change, windows, refusal } = series;
  const { weekly, added, removed } = state;
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(weekly.length + added.length === 0);
  // A removed element takes the focus with it.
  const changing = (patch: Parameters<typeof change>[0]) => {
    change(patch);
    place.current?.focus();
  };
  const leaveOut = (start: number, written: string | undefined) =>
    written === undefined
      ? changing({ removed: [...removed, new Date(start).toISOString()] })
      : changing({ added: added.filter((one) => one !== written) });
  const count = formatNumber(windows.length);
  return (
    <chakra.details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      maxH={{ md: '45vh' }}
      overflowY="auto"
    >
      <chakra.summary cursor="pointer" textStyle="sm" fontWeight="medium" py={1}>
        {text('attendance.series.edit', { windows: count })}
      </chakra.summary>
      <chakra.div ref={place} tabIndex={-1} display="grid" gap={4} pt={3} outline="none">
        <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap={6}>
          <WeeklyForm series={series} />
          <chakra.div display="grid" alignContent="start" gap={4} minW={0}>
            <SingleForm series={series} />
            {refusal !== undefined && (
              <chakra.p role="alert" textStyle="sm" color="fg.error">
                {refusal}
              </chakra.p>
            )}
            {weekly.length > 0 && (
              <Tags label={text('attendance.series.weekly.form')}>
                {weekly.map((written) => {
                  const time = readWeeklyTime(written);
                  return (
                    time && (
                      <Tag
                        key={written}
                        name={weeklyWords(time)}
                        onRemove={() => changing({ weekly: weekly.filter((one) => one !== written) })}
                      />
                    )
                  );
                })}
              </Tags>
            )}
            {windows.length > 0 && (
              <Tags label={text('attendance.series.list')}>
                {windows.map((window) => {
                  const isSame = (written: string) => {
                    const one = readWindow(written);
                    return one?.start === window.start && one.end === window.end;
                  };
                  return (
                    <Tag
                      key={`${window.start} ${window.end}`}
                      name={windowWords(window)}
                      onRemove={() => leaveOut(window.start, added.find(isSame))}
                    />
                  );
                })}
              </Tags>
            )}
            {removed.length > 0 && (
              <Tags label={text('attendance.series.removed')}>
                {removed.map((start) => (
                  <li key={start}>
                    <Button
                      size="xs"
                      variant="outline"
                      onClick={() => changing({ removed: removed.filter((one) => one !== start) })}
                    >
                      {text('attendance.series.putBack', { window: formatMoment(start) })}
                    </Button>
                  </li>
                ))}
              </Tags>
            )}
          </chakra.div>
        </chakra.div>
        <chakra.p textStyle="xs" color="fg.muted">
          {text('attendance.series.zone', { zone: state.zone })}
        </chakra.p>
      </chakra.div>
    </chakra.details>
  );
}

function Tags({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <chakra.h3 textStyle="sm" fontWeight="semibold" mb={1.5}>
        {label}
      </chakra.h3>
      <chakra.ul aria-label={label} display="flex" flexWrap="wrap" gap={1.5} listStyleType="none">
        {children}
      </chakra.ul>
    </div>
  );
}
