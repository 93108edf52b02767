import { openLastingConnection } from './lasting-connection.ts';

/**
 * Calls `isBack` each time the database is reachable again after an outage. A separate connection detects
 * outages. Rejects if that connection cannot be opened at first.
 */
export function watchOutages(url: string, isBack: () => void): Promise<{ close(): Promise<void> }> {
  return openLastingConnection(url, { name: 'campus-outages', reopened: isBack });
}
