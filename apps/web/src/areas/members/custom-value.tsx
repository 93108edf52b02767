import type { listMembers } from '@campus/contracts/members/members';
import type * as z from 'zod';
import { TimeText } from '../../components/feedback/time-text.tsx';
import { shownValue } from '../../lib/member-values.ts';
import type { CustomFieldValue } from './member-edits.ts';

/** A field that the account adds to what is kept of its members. */
export type CustomField = z.output<typeof listMembers.output>['customFields'][number];

/** The value of a custom profile field, written as its type is written. */
export function CustomValue({ type, value }: { type: CustomField['type']; value: CustomFieldValue }) {
  if (type === 'ISOTimeString' && typeof value === 'string' && !Number.isNaN(Date.parse(value)))
    return <TimeText value={value} withTime />;
  return shownValue({ type, value });
}
