import * as z from 'zod';

const at = z.iso
  .datetime({ precision: 3 })
  .or(z.iso.datetime())
  .transform((value) => Date.parse(value));
/** The bounds of the fields of events, which `plain-event.ts` checks without the schema. */
export const accountForm = /^[A-Za-z0-9]{1,32}$/;
export const longestUser = 64;
export const longestName = 200;
/** In seconds. */
export const longestTalk = 86_400;

const accountId = z.string().regex(accountForm);
/** Text that both databases can store: PostgreSQL refuses NUL, and neither stores half of a surrogate pair. */
const text = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .refine((value) => value.isWellFormed() && !value.includes('\0'));
const name = text(longestName);
const ofAccount = { accountId, at };
const ofSession = {
  ...ofAccount,
  /** A user id, or the server's own name for a guest: 1 to 64 characters. */
  user: text(longestUser),
  /** The server's name for the connection. All events of a connection have the same. */
  session: name,
  server: name,
};

/** An event in the format that world servers send. Fields that it does not name are ignored: formats grow. */
export const sentEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal(['LOGIN', 'LOGOUT', 'ALIVE']), ...ofSession }),
  z.object({ event: z.literal(['JOINROOM', 'JOINVOLUME']), ...ofSession, room: name }),
  z.object({
    event: z.literal(['LEAVEROOM', 'LEAVEVOLUME']),
    ...ofSession,
    room: name,
    /** Seconds of talking during the visit. */
    talked: z.int().min(0).max(longestTalk).default(0),
  }),
  z.object({ event: z.literal('HEARTBEAT'), ...ofAccount, server: name }),
]);
export type SentEvent = z.output<typeof sentEvent>;

/** What every event says of its sender, also one that is refused for another field. */
export const eventServer = z.object({ accountId, server: name });
export type EventServer = z.output<typeof eventServer>;
