import { expect, it } from 'vitest';
import { readReference } from '../testing/read-reference.ts';
import { operationExamples } from './openapi-examples.ts';
import { fileOperations, operations } from './operations.ts';

const all = new Map([...operations, ...fileOperations].map(({ path, contract }) => [path, contract]));

it.each(Object.entries(operationExamples))('the example of %s is accepted', (path, { body }) => {
  const contract = all.get(path);
  expect(contract?.rest).toBeDefined();
  if (!body) return;
  const ids = [...(contract?.rest?.path ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const inPath = Object.fromEntries(
    ids.map((name) => [name, name === 'page' ? 'worldAccess' : 'aB3dE5fG7h']),
  );
  expect(contract?.input.safeParse({ ...inPath, ...body }).error?.issues).toBeUndefined();
});

it('the reference shows examples, and says of each operation who may call it and how often', async () => {
  const { paths } = await readReference();
  const member = paths['/accounts/{accountId}/members/{membershipId}'].patch;
  expect(member.requestBody.content['application/json'].example).toMatchObject({ title: 'Dr.' });
  const methods = Object.values<Record<string, { description?: string }>>(paths).flatMap(Object.values);
  expect(methods.filter(({ description }) => !description?.includes('Needs'))).toEqual([]);
  expect(paths['/accounts/{accountId}/imports'].post.description).toContain(
    'At most 30 calls in 60 seconds.',
  );
});

it('the reference repeats no pattern that the format of a field states', async () => {
  const dates: unknown[] = [];
  JSON.stringify(await readReference(), (_, value) => {
    if (['date', 'date-time'].includes(value?.format)) dates.push(value.pattern);
    return value;
  });
  expect(dates.length).toBeGreaterThan(10);
  expect(dates.filter((pattern) => pattern !== undefined)).toEqual([]);
});
