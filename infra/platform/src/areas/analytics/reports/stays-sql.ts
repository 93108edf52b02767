import { withinSql } from '../session-sql.ts';

/** Where the length of a stay within the span ends, given the columns of `withinSql`. */
export const lengthEnd = 'least(ended, gone)';

/** The length of a stay within the span, in milliseconds, given the columns of `withinSql`. */
export const lengthWithin = `greatest(toInt64(0), ${lengthEnd} - came)`;

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
