import { expect, it } from 'vitest';
import { readReference } from '../testing/read-reference.ts';

/** The names of a person in an account. The rules allow 64 characters. */
const names = ['firstname', 'lastname', 'displayname', 'title'];

/**
 * Other names: expected stored values, the owner of a private space (who may not be a member), and account
 * titles. A registration accepts longer names so that it can report all mistakes at once; its descriptions
 * say 64.
 */
const others = ['.expected.', '/private-spaces', '/registration.', 'patch /accounts/{accountId}.title'];

interface JsonSchema {
  $ref?: string;
  maxLength?: number;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

/** The lengths in a schema for these names, by path. */
function lengthsIn(at: string, { properties = {}, items, anyOf = [] }: JsonSchema): [string, number][] {
  const own = Object.entries(properties).flatMap(([name, schema]): [string, number][] => {
    const stated = [schema, ...(schema.anyOf ?? [])].flatMap(({ maxLength }) => maxLength ?? []);
    const isName = names.includes(name.toLowerCase());
    return [
      ...(isName ? stated.map((length): [string, number] => [`${at}.${name}`, length]) : []),
      ...lengthsIn(`${at}.${name}`, schema),
    ];
  });
  return [...own, ...(items ? lengthsIn(at, items) : []), ...anyOf.flatMap((one) => lengthsIn(at, one))];
}

it('the reference states 64 characters for titles and names, as the rule has it', async () => {
  const { paths } = await readReference();
  const lengths = Object.entries<
    Record<string, { requestBody?: { content: Record<string, { schema: JsonSchema }> } }>
  >(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) =>
      Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
        lengthsIn(`${method} ${path}`, schema),
      ),
    ),
  );
  const entered = lengths.filter(([at]) => !others.some((other) => at.includes(other)));
  expect(entered.length).toBeGreaterThan(5);
  expect(entered.filter(([, length]) => length !== 64)).toEqual([]);
});
