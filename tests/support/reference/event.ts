/** An event of a world as its servers tell it (docs/world-events.md), and what the platform adds on arrival. */
export interface WorldEvent {
  event: string;
  /** Empty for heartbeats, like `session`. */
  user: string;
  session: string;
  server: string;
  /** The room or the private volume; empty for events without one. */
  room: string;
  /** Seconds of talking during the visit that this event ends. */
  talked: number;
  /** Milliseconds since 1970. */
  at: number;
  /** Whether the person is an employee of the provider. */
  employee: boolean;
  /** The order in which the batch of the event arrived, and the line of the event in it. */
  batch: number;
  line: number;
}

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
