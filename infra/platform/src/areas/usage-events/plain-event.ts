import { accountForm, longestName, longestTalk, longestUser, type SentEvent } from './event.ts';

/** A time as servers write it: only days that every year has. */
const plainTime =
  /^\d{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/**
 * Reads an event as nearly all servers write it, which is several times faster than the schema. Returns undefined for
 * everything else: only the schema says what is refused, and why.
 */
export function plainEvent(value: object): SentEvent | undefined {
  const { event, accountId, server, at, user, session, room, talked } = value as Record<string, unknown>;
  if (typeof accountId !== 'string' || !accountForm.test(accountId)) return undefined;
  if (!isPlain(server, longestName) || typeof at !== 'string' || !plainTime.test(at)) return undefined;
  const ms = Date.parse(at);
  if (event === 'HEARTBEAT') return { event, accountId, at: ms, server };
  if (!isPlain(user, longestUser) || !isPlain(session, longestName)) return undefined;
  switch (event) {
    case 'LOGIN':
    case 'LOGOUT':
    case 'ALIVE':
      return { event, accountId, at: ms, user, session, server };
    case 'JOINROOM':
    case 'JOINVOLUME':
      return isPlain(room, longestName)
        ? { event, accountId, at: ms, user, session, server, room }
        : undefined;
    case 'LEAVEROOM':
    case 'LEAVEVOLUME':
      return isPlain(room, longestName) && isTalk(talked)
        ? { event, accountId, at: ms, user, session, server, room, talked: talked ?? 0 }
        : undefined;
    default:
      return undefined;
  }
}

function isPlain(text: unknown, longest: number): text is string {
  return (
    typeof text === 'string' &&
    text.length > 0 &&
    text.length <= longest &&
    text.isWellFormed() &&
    !text.includes('\0')
  );
}

function isTalk(talked: unknown): talked is number | undefined {
  if (talked === undefined) return true;
  return Number.isInteger(talked) && Number(talked) >= 0 && Number(talked) <= longestTalk;
}
