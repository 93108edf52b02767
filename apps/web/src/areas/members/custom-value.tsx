import { text } from '@campus/contracts/messages';
import { TimeText } from '../../components/time-text.tsx';
import { formatNumber } from '../../lib/format.ts';
import type { CustomField } from './member-columns.tsx';

/** The value of a custom profile field, written as its type is written. */
export function CustomValue({
  type,
  value,
}: {
  type: CustomField['type'];
  value: string | number | boolean | undefined;
}) {
  if (value === undefined || value === '') return null;
  if (typeof value === 'boolean') return text(value ? 'value.yes' : 'value.no');
  if (typeof value === 'number') return formatNumber(value);
  return type === 'ISOTimeString' && !Number.isNaN(Date.parse(value)) ? <TimeText value={value} /> : value;
}
