import { openLastingConnection } from './lasting-connection.ts';

/**
 * Calls `isBack` each time that the database answers again after it was away, which a connection of its own notices.
 * Rejects if that connection cannot be opened at first.
 */
export function watchOutages(url: string, isBack: () => void): Promise<{ close(): Promise<void> }> {
  return openLastingConnection(url, { name: 'campus-outages', reopened: isBack });
}
