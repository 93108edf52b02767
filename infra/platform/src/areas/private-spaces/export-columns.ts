import { text } from '@campus/contracts/core/text';
import type { SpaceExport } from '@campus/contracts/private-spaces/functions';
import type { CsvColumn } from '@campus/csv/write';
import type { SpaceRow } from './read-spaces.ts';

/** Returns the columns of an export: those of the report, with times in the requested zone and format. */
export function exportColumns(asked: Pick<SpaceExport, 'timezone' | 'timeFormat'>): CsvColumn<SpaceRow>[] {
  const time = timeIn(asked);
  return [
    { header: text('privateSpaces.column.name'), cell: ({ name }) => name },
    { header: text('privateSpaces.column.type'), cell: ({ type }) => type },
    { header: text('privateSpaces.column.maxUsers'), cell: ({ maxUsers }) => String(maxUsers) },
    { header: text('privateSpaces.column.ownerName'), cell: ({ ownerName }) => ownerName },
    { header: text('privateSpaces.column.ownerEmail'), cell: ({ ownerEmail }) => ownerEmail },
    { header: text('privateSpaces.column.created'), cell: ({ createdAt }) => time(createdAt) },
    {
      header: text('privateSpaces.column.status'),
      cell: ({ status }) => text(`privateSpaces.status.${status}`),
    },
    {
      header: text('privateSpaces.column.statusChangedAt'),
      cell: ({ statusChangedAt }) => time(statusChangedAt),
    },
    { header: text('privateSpaces.column.id'), cell: ({ id }) => id },
  ];
}

/**
 * Returns a function that formats a time as 2026-11-22 14:30 or 2026-11-22 02:30 PM, which spreadsheets read
 * as a date.
 */
export function timeIn({
  timezone,
  timeFormat,
}: Pick<SpaceExport, 'timezone' | 'timeFormat'>): (instant: Date) => string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hourCycle: timeFormat === '12h' ? 'h12' : 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (instant) => {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
    const time = `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}`;
    return `${time} ${part('dayPeriod')}`.trim();
  };
}
