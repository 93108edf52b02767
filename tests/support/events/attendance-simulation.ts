import type { Move } from '../calls/random-moves.ts';

/** The query to the service. */
export interface Asked {
  place: { room: string } | { volume: string } | 'anyVolume';
  startTime: string;
  /** In seconds. */
  duration: number;
}

/** The report's row for a person. */
export interface Expected {
  user: string;
  joined: Date;
  left: Date;
  minutes: number;
  inferred: boolean;
  /** In seconds, not rounded. */
  talked: number;
  /** Whether the servers reported more talking than the time of the stay. */
  capped: boolean;
  /** The number of sessions in which the person was there. */
  sessions: number;
}

/** One stay at a place. */
export interface Stay {
  user: string;
  session: string;
  where: 'room' | 'volume';
  name: string;
  /** The second of the join. */
  joined: number;
  /** The seconds of the stay, since 1970; none if nothing follows the join. */
  seconds: number[];
  /** The talking time reported by the leave; undefined if there was none. */
  talked: number | undefined;
  runs: boolean;
}

const second = 1000;
/** A session ends after this many seconds without an event. */
const silence = 10 * 60;

/** Follows every session second by second. */
export function followSessions(moves: readonly Move[], now: number): Stay[] {
  return [...Map.groupBy(moves, ({ session }) => session).values()].flatMap((own) =>
    followSession(own, now / second),
  );
}

function followSession(own: readonly Move[], until: number): Stay[] {
  const at = new Map(own.map((move) => [move.at.getTime() / second, move]));
  const last = Math.max(...at.keys());
  const runs = at.get(last)?.event !== 'LOGOUT' && last >= until - silence;
  const stays: Stay[] = [];
  let present: Present = {};
  // If nothing follows, the second of the last sign of life does not belong to the stay.
  for (let now = Math.min(...at.keys()); now < (runs ? until : last); now += 1) {
    const move = at.get(now);
    if (move) present = afterwards(present, move, (stay) => stays.push(stay));
    for (const stay of [present.room, present.volume]) stay?.seconds.push(now);
  }
  const end = at.get(last);
  if (end && !runs) afterwards(present, end, (stay) => stays.push(stay));
  for (const stay of [present.room, present.volume]) if (stay) stay.runs = runs;
  return stays;
}

interface Present {
  room?: Stay | undefined;
  volume?: Stay | undefined;
}

/** A person's place after a move. Ends stays and begins others. */
function afterwards({ room, volume }: Present, move: Move, note: (stay: Stay) => void): Present {
  const begun = (where: Stay['where'], name: string) => {
    const { user, session } = move;
    const joined = move.at.getTime() / second;
    const stay = { user, session, where, name, joined, seconds: [], talked: undefined, runs: false };
    note(stay);
    return stay;
  };
  const leave = (stay: Stay | undefined, talked = 0) => {
    if (stay) stay.talked = talked;
  };
  switch (move.event) {
    case 'JOINROOM':
      return { room: begun('room', move.room) };
    case 'JOINVOLUME':
      return { room, volume: begun('volume', move.room) };
    case 'LEAVEROOM':
      if (room && room.name !== move.room) return { room, volume };
      leave(room, move.talked);
      return {};
    case 'LEAVEVOLUME':
      if (volume?.name !== move.room) return { room, volume };
      leave(volume, move.talked);
      return { room };
    default:
      return { room, volume };
  }
}

/** Counts the seconds of each person. */
export function attendanceOf(stays: readonly Stay[], { place, startTime, duration }: Asked): Expected[] {
  const from = Date.parse(startTime) / second;
  const isWithin = (time: number) => time >= from && time < from + duration;
  const isThere = ({ seconds, joined }: Stay) =>
    seconds.length === 0 ? isWithin(joined) : seconds.some(isWithin);
  const there = stays.filter((stay) => isAt(place, stay) && isThere(stay));
  return [...Map.groupBy(there, ({ user }) => user)].map(([user, own]) => {
    const present = new Set(own.flatMap(({ seconds }) => seconds.filter(isWithin)));
    // Nothing follows these joins, so no leave of them is known.
    const brief = own.filter(({ seconds }) => seconds.length === 0).map(({ joined }) => joined);
    const left = Math.max(...[...present].map((time) => time + 1), ...brief);
    const spoken = own.reduce((sum, { talked = 0, seconds }) => {
      return seconds.length === 0 ? sum : sum + (talked * seconds.filter(isWithin).length) / seconds.length;
    }, 0);
    const isKnown = ({ seconds, talked, runs }: Stay) =>
      seconds.includes(left - 1) && (runs || talked !== undefined || seconds.includes(left));
    return {
      user,
      joined: new Date(Math.min(...present, ...brief) * second),
      left: new Date(left * second),
      minutes: Math.round(present.size / 6) / 10,
      inferred: !own.some(isKnown),
      talked: Math.min(spoken, present.size),
      capped: spoken > present.size,
      sessions: new Set(own.map(({ session }) => session)).size,
    };
  });
}

function isAt(place: Asked['place'], { where, name }: Stay): boolean {
  if (place === 'anyVolume') return where === 'volume';
  return 'room' in place
    ? where === 'room' && name === place.room
    : where === 'volume' && name === place.volume;
}
