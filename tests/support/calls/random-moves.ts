import type { TestEvent } from '../events/usage.ts';

/** An event of a session. */
export type Move = Extract<TestEvent, { session: string }>;

type Numbers = (limit: number) => number;
type Common = Pick<Move, 'accountId' | 'user' | 'session' | 'server'>;

const second = 1000;
const sessions = 260;
/** How far back the events go, in seconds. */
export const movesLength = 3 * 60 * 60;
/** How many seconds ago the last event happened. */
const newest = 30;

const kinds = [
  ...(['JOINROOM', 'JOINROOM', 'JOINROOM', 'LEAVEROOM', 'LEAVEROOM', 'JOINVOLUME', 'JOINVOLUME'] as const),
  ...(['LEAVEVOLUME', 'LEAVEVOLUME', 'ALIVE', 'ALIVE', 'LOGOUT'] as const),
];

/**
 * Three hours of many sessions, with second tabs, reconnections, and several rooms and volumes in sequence.
 * Some leaves are lost, late, or for another place. Some sessions end without an event or are still running.
 * No two events of a session have the same time. The first people are users, the others guests.
 */
export function randomMoves({
  accountId,
  now,
  users,
  below,
}: {
  accountId: string;
  /** In whole seconds. */
  now: number;
  users: readonly string[];
  below: Numbers;
}): Move[] {
  return Array.from({ length: sessions }, (_, index) => {
    const who = below(90);
    const user = users[who] ?? `guest-${who}`;
    return randomSession({ accountId, user, session: `s${index}`, server: `world-${below(2)}` }, now, below);
  }).flat();
}

function randomSession(common: Common, now: number, below: Numbers): Move[] {
  const moveOf = createMoves(common, below);
  let ago = newest + below(movesLength);
  const at = () => new Date(now - ago * second);
  const moves: Move[] = [{ event: 'LOGIN', ...common, at: at() }];
  for (let steps = below(16); steps > 0 && moves.at(-1)?.event !== 'LOGOUT'; steps -= 1) {
    ago -= 1 + below(below(3) === 0 ? 20 : 540);
    if (ago < newest) break;
    moves.push(moveOf(kinds[below(kinds.length)] ?? 'ALIVE', at()));
  }
  return withCertainEnd(moves, now);
}

/** Creates moves of a session. One in five leaves is for another place. */
function createMoves(common: Common, below: Numbers): (event: Move['event'], at: Date) => Move {
  const inside = { ROOM: 'r_0', VOLUME: 'booth 0' };
  const any = { ROOM: () => `r_${below(3)}`, VOLUME: () => `booth ${below(2)}` };
  return (event, at) => {
    const where = event.endsWith('VOLUME') ? 'VOLUME' : 'ROOM';
    const sent = { ...common, at };
    if (event === 'JOINROOM' || event === 'JOINVOLUME') {
      inside[where] = any[where]();
      return { event, ...sent, room: inside[where] };
    }
    if (event === 'LEAVEROOM' || event === 'LEAVEVOLUME') {
      const talked = below(3) === 0 ? 400 + below(800) : below(60);
      return { event, ...sent, room: below(5) === 0 ? any[where]() : inside[where], talked };
    }
    return { event, ...sent };
  };
}

/**
 * Adds a heartbeat to a session that has been silent for about ten minutes. Otherwise the test could not know
 * whether it has just ended.
 */
function withCertainEnd(moves: Move[], now: number): Move[] {
  const [first, last] = [moves[0], moves.at(-1)];
  const silent = (now - (last?.at.getTime() ?? 0)) / second;
  if (!first || last?.event === 'LOGOUT' || Math.abs(silent - 600) > 90) return moves;
  const { event: _, ...common } = first;
  return [...moves, { ...common, event: 'ALIVE', at: new Date(now - newest * second) }];
}
