import { TimeText } from '../../../components/feedback/time-text.tsx';
import { shownValue } from '../../../lib/member-values.ts';
import type { CustomField, CustomFieldValue } from './custom-field.ts';

/** The value of a custom profile field, written as its type is written. */
export function CustomValue({ type, value }: { type: CustomField['type']; value: CustomFieldValue }) {
  if (type === 'ISOTimeString' && typeof value === 'string' && !Number.isNaN(Date.parse(value)))
    return <TimeText value={value} withTime />;
  return shownValue({ type, value });
}
