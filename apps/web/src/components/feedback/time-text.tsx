import { formatDay, formatExact } from '../../lib/format.ts';
import { formatMoment } from '../../lib/format-moment.ts';

/** A day or a time in the person's locale. The exact time shows on hover. */
export function TimeText({ value, withTime = false }: { value: string; withTime?: boolean }) {
  return (
    <time dateTime={value} onPointerEnter={({ currentTarget }) => (currentTarget.title = formatExact(value))}>
      {withTime ? formatMoment(value) : formatDay(value)}
    </time>
  );
}
