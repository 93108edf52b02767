import type { Relations } from '../../../foundation/usage/reader.ts';
import { part, sessionsSql } from '../../../foundation/usage/session-sql.ts';
import { countedSessionsSql } from '../session-sql.ts';

/** A condition on events: they count in a report. */
export const counted =
  'ms >= {first:Int64} and ms < {last:Int64} and (not {hideEmployees:Bool} or not employee)';

/**
 * The sessions of a report: `person`, `began`, `ended`, and `running`. Some of them lie outside the span. This is the
 * only place from which reports get sessions.
 */
export function reportSessionsSql({ events }: Relations): string {
  return countedSessionsSql(events);
}

/**
 * The visits to rooms of a report: `person`, `room`, `began`, and `ended`. A visit ends when its session leaves the
 * room, joins a room, or ends. Some visits lie outside the span. This is the only place from which reports get visits.
 */
export function reportVisitsSql({ events }: Relations): string {
  const isJoin = `step.${part.kind} = 'JOINROOM'`;
  return `
    select person, visit.1 as room, visit.2 as began, visit.4 as ended
    from (
      select person,
        arrayFilter(step -> ${isJoin} or step.${part.kind} = 'LEAVEROOM', steps) as moves,
        arrayFilter((step, joined) -> ${isJoin} or step.${part.room} = joined.${part.room}, moves,
          arrayFill(step -> ${isJoin}, moves)) as own,
        arrayMap((step, next) -> (step.${part.room}, step.${part.ms}, ${isJoin}, next), own,
          arraySlice(arrayPushBack(arrayMap(step -> step.${part.ms}, own), ended), 2, length(own))) as visits
      from (${sessionsSql(events, '(not {hideEmployees:Bool} or not employee)')})
    )
    array join visits as visit
    where visit.3`;
}

/** The end of a stay for those who were there: a stay without a length counts in its first millisecond. */
const left = 'greatest(ended, began + 1)';

/** The stays that touch the span, cut at it: the columns of `stays`, `came`, and `gone`. */
export function withinSql(stays: string): string {
  return `
    select *, greatest(began, {first:Int64}) as came, least(${left}, {last:Int64}) as gone
    from (${stays})
    where began < {last:Int64} and ${left} > {first:Int64}`;
}

const bin = (at: string) => `roundDown(${at}, {starts:Array(Int64)})`;

/**
 * The parts of stays in days, weeks, or months: the columns of `stays`, `bin` with the first moment of the day, week, or
 * month, `ms` with the length within it, and `own` if the stay began in it and is over. A stay lasts a day at most, so
 * it touches three days at most, the second one with its middle.
 */
export function partsSql(stays: string): string {
  return `
    select *, piece.1 as bin,
      greatest(toInt64(0), least(piece.2, ended) - greatest(piece.1, came)) as ms,
      not running and began >= {first:Int64} and ${bin('began')} = piece.1 as own
    from (
      select *, arraySort(arrayDistinct([${bin('came')}, ${bin('intDiv(came + gone, 2)')}, ${bin('gone - 1')}])) as bins,
        arrayZip(bins, arrayPushBack(arraySlice(bins, 2), gone)) as pieces
      from (${withinSql(stays)})
    )
    array join pieces as piece`;
}
