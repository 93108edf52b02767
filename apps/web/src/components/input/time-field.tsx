import '@campus/contracts/activity/page-messages';
import { text } from '@campus/contracts/core/text';
import { repeatedAt } from '@campus/domain/core/repeated-times';
import { localClock } from '../../lib/format-moment.ts';
import { localTime } from '../../lib/member-values.ts';
import { DraftField } from './draft-field.tsx';

/**
 * A date and time in the person's zone. When clocks go back, a time occurs twice: input means the first, a
 * value can be either, and the field says which. A time that clocks skip moves one hour later, and the field
 * shows that.
 */
export function TimeField({
  label,
  help,
  value,
  refuse,
  round = (time) => time,
  onChange,
}: {
  label: string;
  help?: string;
  /** ISO 8601, UTC. */
  value: string;
  /** Returns why a time cannot be chosen, or undefined. */
  refuse: (time: Date) => string | undefined;
  round?: (time: Date) => Date;
  onChange: (value: string) => void;
}) {
  const read = (typed: string) => {
    const time = new Date(typed);
    if (Number.isNaN(time.getTime())) return { refusal: text('activity.time.invalid') };
    const refusal = refuse(round(time));
    if (refusal !== undefined) return { refusal };
    return { value: round(time).toISOString(), shown: localTime(round(time)) };
  };
  return (
    <DraftField
      type="datetime-local"
      label={label}
      help={[help, repeatedText(value)].filter(Boolean).join(' ') || undefined}
      shown={localTime(new Date(value))}
      refused={refuse(new Date(value))}
      read={read}
      onChange={onChange}
    />
  );
}

function repeatedText(value: string): string | undefined {
  const repeated = repeatedAt(localClock, new Date(value));
  if (!repeated) return undefined;
  const { isFirst, offset } = repeated;
  return text(isFirst ? 'activity.time.first' : 'activity.time.second', { offset });
}
