import './report-messages.ts';
import { isErased } from '@campus/domain/analytics/strangers';
import { text } from '../core/text.ts';

/** The name of a person in tables and files of reports: erased people have a mark, and people without a name their id. */
export function personName({ userId, displayName }: { userId: string; displayName: string }): string {
  return displayName || (isErased(userId) ? text('report.person.erased') : userId);
}
