import { isDeepStrictEqual } from 'node:util';

/** The values before and after a change, for the audit trail. */
export interface Comparison<Wanted = Record<string, unknown>> {
  before: Record<string, unknown>;
  after: { [Name in keyof Wanted]?: Exclude<Wanted[Name], undefined> };
}

/** Returns the new values that differ from the present ones. Undefined values are ignored. */
export function differences<Wanted extends object>(
  previous: Readonly<Record<string, unknown>>,
  wanted: Wanted,
): Comparison<Wanted> {
  const changed = Object.entries(wanted).filter(
    ([name, value]) => value !== undefined && !isDeepStrictEqual(value, previous[name]),
  );
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, previous[name]])),
    after: Object.fromEntries(changed) as Comparison<Wanted>['after'],
  };
}
