import { openLastingConnection } from './lasting-connection.ts';

export interface Listening {
  close(): Promise<void>;
}

/**
 * Calls `heard` on each notification of the channel, on a connection of its own, and each time that connection was
 * reopened, because a notification may have been missed. Rejects if the first connection fails. A channel without
 * notifications reports outages only.
 */
export function listenTo(url: string, channel: string, heard: () => void): Promise<Listening> {
  return openLastingConnection(url, {
    name: 'campus-listener',
    prepare: (client) => {
      client.on('notification', heard);
      return client.query(`listen ${client.escapeIdentifier(channel)}`);
    },
    reopened: heard,
  });
}
