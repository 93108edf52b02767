import { formatDay, formatExact, formatMoment } from '../../lib/format.ts';

/** A day, or a moment, in the person's own way of writing it; the exact moment shows on hover. */
export function TimeText({ value, withTime = false }: { value: string; withTime?: boolean }) {
  return (
    <time dateTime={value} onPointerEnter={({ currentTarget }) => (currentTarget.title = formatExact(value))}>
      {withTime ? formatMoment(value) : formatDay(value)}
    </time>
  );
}
