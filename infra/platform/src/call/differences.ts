import { isDeepStrictEqual } from 'node:util';

/** What a change leaves different, before and after, for the audit trail. */
export interface Comparison {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** The wanted values that differ from the present ones. Undefined values are not wanted. */
export function differences(
  former: Readonly<Record<string, unknown>>,
  wanted: Readonly<Record<string, unknown>>,
): Comparison {
  const changed = Object.entries(wanted).filter(
    ([name, value]) => value !== undefined && !isDeepStrictEqual(value, former[name]),
  );
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, former[name]])),
    after: Object.fromEntries(changed),
  };
}
