import { expect, it } from 'vitest';
import * as z from 'zod';
import { fileOperations, operations } from './operations.ts';

/** The places where an operation's input would drop an unknown field. `file` is read from a form. */
function lenientPlaces(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const lenient = 'properties' in schema && Reflect.get(schema, 'additionalProperties') !== false;
  const inside = Object.entries(schema).filter(([name]) => name !== 'file');
  return [
    ...(lenient ? [path] : []),
    ...inside.flatMap(([name, value]) => lenientPlaces(value, `${path}/${name}`)),
  ];
}

it.each([...operations, ...fileOperations].map(({ path, contract }) => [path, contract.input] as const))(
  '%s refuses fields that it does not name',
  (path, input) => {
    const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
    expect(lenientPlaces(schema, path)).toEqual([]);
  },
);

it('every operation for visitors but signing out has a limit, and a campus behind one address stays below it', () => {
  const forVisitors = operations.filter(({ contract }) => contract.access === 'public');
  const named = (wanted: (callsPerMinute: number) => boolean) =>
    forVisitors
      .filter(({ contract: { limit } }) => wanted(limit ? (limit.calls * 60) / limit.seconds : Infinity))
      .map(({ path }) => path);
  expect(named((calls) => calls > 3000)).toEqual(['auth.signOut']);
  // Called by scripts, not people: each script needs one token an hour.
  expect(named((calls) => calls < 300)).toEqual(['credentials.issueToken', 'credentials.revokeToken']);
});
