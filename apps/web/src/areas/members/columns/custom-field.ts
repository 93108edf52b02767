import type { listMembers, MemberRow } from '@campus/contracts/members/members';
import type * as z from 'zod';

/** A custom field in the account's member profile. */
export type CustomField = z.output<typeof listMembers.output>['customFields'][number];

/** A member's value of a custom field. Null means no value. */
export type CustomFieldValue = MemberRow['customFields'][string] | null;
