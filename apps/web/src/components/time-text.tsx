import { formatDay, formatExact } from '../lib/format.ts';

/** A day in the person's own way of writing it; the exact moment shows on hover. */
export function TimeText({ value }: { value: string }) {
  return (
    <time dateTime={value} title={formatExact(value)}>
      {formatDay(value)}
    </time>
  );
}
