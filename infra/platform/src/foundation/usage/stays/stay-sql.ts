import { part, sessionsSql } from '../session-sql.ts';
import { dayMs } from './days.ts';

/**
 * The sessions and visits that a query can read from. A condition can name `person`, `employee`, and `server`. Times
 * are in milliseconds.
 */
export interface Stays {
  /** The sessions: `person`, `employee`, `server`, `began`, `ended`, `running`. */
  sessions(where?: string): string;
  /** The visits to all rooms: `person`, `employee`, `server`, `room`, `began`, `ended`. */
  visits(where?: string): string;
  /** The visits to the room of the parameter `room`, with the same columns. */
  visitsToRoom(where?: string): string;
}

/** What sessions and visits are read from. */
export interface StaySources {
  /** The events; undefined if the rows of every day are stored. */
  events: string | undefined;
  /** The stored rows; undefined if those of no day are. */
  stored: { sessions: string; visits: string } | undefined;
}

const isStored = 'version in {storedVersions:Array(UInt64)}';
/** Events that are needed to compute the sessions of days that are not stored. */
const isNear = `arrayExists((start, end) -> ms >= start and ms < end, {spanStarts:Array(Int64)}, {spanEnds:Array(Int64)})`;
const isComputed = (began: string) =>
  `${began} >= {staysFrom:Int64} and ${began} < {staysTo:Int64} and ${isOn('missingDays', began)}`;

/** Returns SQL for the sessions and visits: stored rows where there are any, otherwise computed from events. */
export function staysFrom({ events, stored }: StaySources): Stays {
  const both = (rows: string | undefined, computed: string | undefined) =>
    [rows, computed].filter((one) => one !== undefined).join('\nunion all\n');
  const visits = (where: string, whereEvents: string, whereVisits: string) =>
    both(
      stored &&
        `select ${visitColumns} from ${stored.visits} where ${isStored} and ${where} and ${whereVisits}`,
      events &&
        `select ${visitColumns} from (${visitsSql(sessionsSql(events, whereEvents))})
        where ${isComputed('sessionBegan')} and ${whereVisits}`,
    );
  return {
    sessions: (where = 'true') =>
      both(
        stored &&
          `select ${sessionColumns}, false as running from ${stored.sessions} where ${isStored} and ${where}`,
        events &&
          `select person, ofEmployee as employee, server, began, ended, running
          from (${sessionsSql(events, `${isNear} and ${where}`)}) where ${isComputed('began')}`,
      ),
    visits: (where = 'true') => visits(where, `${isNear} and ${where}`, 'true'),
    visitsToRoom: (where = 'true') => {
      const joins = `kind = 'JOINROOM' and room = {room:String}`;
      const connections = `session in (select session from ${events} where ${joins} and ${isNear} and ${where})`;
      return visits(where, `${isNear} and ${where} and ${connections}`, 'room = {room:String}');
    },
  };
}

const sessionColumns = 'person, employee, server, began, ended';
const visitColumns = 'person, employee, server, room, began, ended';

/** A condition: the session or visit began on one of the days of the parameter. */
export function isOn(days: string, began: string): string {
  return `has({${days}:Array(Int64)}, intDiv(${began}, ${dayMs}))`;
}

/**
 * The visits of sessions, with the columns of `visits`, and `sessionBegan`. A visit ends when its session leaves the
 * room, joins another room, or ends.
 */
export function visitsSql(sessions: string): string {
  const isJoin = (step: string) => `${step}.${part.kind} = 'JOINROOM'`;
  const isLeave = `step.${part.kind} = 'LEAVEROOM'`;
  const left = `${isLeave} and step.${part.room} = stay[1].${part.room}`;
  return `
    select person, ofEmployee as employee, server, visit.1 as room, visit.2 as began, visit.3 as ended, sessionBegan
    from (
      select person, ofEmployee, server, began as sessionBegan,
        arrayFilter(stay -> notEmpty(stay) and ${isJoin('stay[1]')},
          arraySplit(step -> ${isJoin('step')}, arrayFilter(step -> ${isJoin('step')} or ${isLeave}, steps))) as stays,
        arraySlice(arrayPushBack(arrayMap(stay -> stay[1].${part.ms}, stays), ended), 2) as nexts,
        arrayMap((stay, next) -> (
          stay[1].${part.room},
          stay[1].${part.ms},
          if(arrayExists(step -> ${left}, stay), arrayFirst(step -> ${left}, stay).${part.ms}, next)
        ), stays, nexts) as visits
      from (${sessions})
    )
    array join visits as visit`;
}
