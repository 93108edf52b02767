import type { listMembers, MemberRow } from '@campus/contracts/members/members';
import type * as z from 'zod';

/** A field that the account adds to the profile of its members. */
export type CustomField = z.output<typeof listMembers.output>['customFields'][number];

/** A member's value of such a field. Null means no value. */
export type CustomFieldValue = MemberRow['customFields'][string] | null;
