import { personName } from '@campus/contracts/analytics/person-name';
import type { AttendanceCorrection } from '@campus/contracts/attendance/records';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { columnHeader } from './attendance-columns.tsx';

type Change = AttendanceCorrection['changes'][number];
type Figures = NonNullable<Change['before']>;

/** Lists the corrections of a record, oldest first. Renders nothing without corrections. */
export function RecordCorrections({ corrections }: { corrections: readonly AttendanceCorrection[] }) {
  const titleId = useId();
  if (corrections.length === 0) return null;
  return (
    <chakra.section aria-labelledby={titleId} bg="bg.panel" borderWidth="1px" borderRadius="lg" px={5} py={4}>
      <chakra.h2 id={titleId} textStyle="heading" mb={2}>
        {text('attendance.records.corrections')}
      </chakra.h2>
      <chakra.ol display="grid" gap={4} listStyleType="none">
        {corrections.map(({ sha256, addedAt, addedBy, reason, changes }) => (
          <li key={sha256}>
            <chakra.p textStyle="xs" color="fg.muted" mb={1}>
              {text('attendance.correction.added', {
                time: formatMoment(addedAt),
                person: addedBy || text('attendance.record.erased'),
              })}
            </chakra.p>
            {reason !== null && (
              <chakra.p textStyle="sm" mb={1} overflowWrap="anywhere">
                {text('attendance.correction.byHand', { reason })}
              </chakra.p>
            )}
            <chakra.ul display="grid" gap={1} textStyle="sm" listStyleType="none">
              {changes.map((change) => (
                <chakra.li key={change.userId} overflowWrap="anywhere">
                  <chakra.span fontWeight="medium" me={2}>
                    <bdi>{personName(change)}</bdi>
                  </chakra.span>
                  {changeTexts(change).join(' · ')}
                </chakra.li>
              ))}
            </chakra.ul>
          </li>
        ))}
      </chakra.ol>
    </chakra.section>
  );
}

function changeTexts({ before, after }: Change): string[] {
  if (!after) return [text('attendance.correction.gone', { minutes: formatNumber(before?.minutes ?? 0) })];
  if (!before) {
    const [from, to] = [formatMoment(after.joinTime), formatMoment(after.leaveTime)];
    return [text('attendance.correction.person', { minutes: formatNumber(after.minutes), from, to })];
  }
  const written = { minutes: number, talkMinutes: number, joinTime: moment, leaveTime: moment } as const;
  const words = (['minutes', 'talkMinutes', 'joinTime', 'leaveTime'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) =>
      changed(columnHeader(field), written[field](before, field), written[field](after, field)),
    );
  if (before.leaveInferred === after.leaveInferred) return words;
  const reported = ({ leaveInferred }: Figures) => text(leaveInferred ? 'value.yes' : 'value.no');
  return [...words, changed(text('attendance.column.inferred'), reported(before), reported(after))];
}

function changed(field: string, before: string, after: string): string {
  return text('attendance.correction.change', { field, before, after });
}

const number = (figures: Figures, field: keyof Figures) => formatNumber(Number(figures[field]));
const moment = (figures: Figures, field: keyof Figures) => formatMoment(String(figures[field]));
