import { bind } from '@campus/contracts/core/binding';
import { contract } from '@campus/contracts/core/contract';
import { accountId } from '@campus/contracts/core/fields';
import { done } from '@campus/contracts/core/list';
import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { implement, rulesOf } from './implement.ts';

const access = { level: 'admin', page: 'badges' } as const;
const draft = { access, summary: 'Test.', input: z.object({ accountId }), output: done } as const;
const handle = async () => ({});

describe('implement', () => {
  it('takes access and audit name from the contract', () => {
    const binding = bind(contract({ ...draft, kind: 'mutation', audit: 'tests.change' }), { name: 'change' });
    expect(implement(binding, handle)).toMatchObject({
      name: 'change',
      access,
      operations: ['tests.change'],
      limit: undefined,
    });
  });

  it('takes the limit, counted by address for public operations and by user for others', () => {
    const limit = { calls: 5, seconds: 60 };
    expect(rulesOf({ kind: 'query', access: 'public', limit })).toEqual({ access: 'public', limit });
    expect(rulesOf({ kind: 'query', access, limit })).toEqual({ access, callerLimit: limit });
  });

  it('takes whether a call happens once for each key', () => {
    expect(rulesOf({ kind: 'mutation', access, keyed: true })).toMatchObject({ keyed: true });
    expect(rulesOf({ kind: 'mutation', access })).not.toHaveProperty('keyed');
  });

  it('takes the scope from its area and kind; without an area it is closed to API credentials', () => {
    const scoped = { access, scope: 'badges' } as const;
    expect(rulesOf({ ...scoped, kind: 'query' })).toMatchObject({ scope: 'badges:read' });
    expect(rulesOf({ ...scoped, kind: 'mutation' })).toMatchObject({ scope: 'badges:write' });
    expect(rulesOf({ access, kind: 'mutation' })).toMatchObject({ scope: undefined });
  });

  it('refuses a change whose contract does not name one audit entry, unless it is named', () => {
    for (const audit of [{ either: ['tests.add', 'tests.remove'] }, ['tests.add', 'tests.remove']] as const) {
      const binding = bind(contract({ ...draft, kind: 'mutation', audit }), { name: 'change' });
      expect(() => implement(binding, handle)).toThrow('names no single audit entry');
      const named = implement(binding, { handle, audit: { operation: 'tests.add' } });
      expect(named.operations).toEqual(['tests.add']);
    }
  });

  it('accepts a change that says that it leaves no audit entry', () => {
    const binding = bind(contract({ ...draft, kind: 'mutation', audit: [] }), { name: 'change' });
    expect(implement(binding, handle).operations).toEqual([]);
  });

  it('leaves a query without an audit entry', () => {
    const binding = bind(contract({ ...draft, kind: 'query' }), { name: 'read' });
    expect(implement(binding, handle).operations).toEqual([]);
  });
});

describe('what is implemented', () => {
  let test: TestServices;
  beforeAll(async () => {
    test = await makeServices();
  });
  afterAll(() => test.close());

  const [input, output] = [z.object({ name: z.string() }), z.object({ greeting: z.string() })];
  const greet = bind(contract({ kind: 'query', access: 'public', summary: 'Test.', input, output }), {
    name: 'greet',
    input: { name: 'who' },
    answer: { greeting: 'sentence' },
  });
  const request = {
    params: { who: 'Ana' },
    sessionToken: undefined,
    requestId: 'request-1',
    origin: { address: '', userAgent: '' },
    log: pino({ level: 'silent' }),
  };
  const greeting = async ({ input }: { input: { name: string } }) => ({ greeting: `Hello ${input.name}` });

  it.each([
    ['a handler', greeting],
    ['an implementation that says more', { handle: greeting, broad: () => false }],
  ])(
    'by %s gets the input and answers the output of the contract, in the names of the wire',
    async (_, how) => {
      expect(await implement(greet, how).run(request, test.services)).toEqual({ sentence: 'Hello Ana' });
    },
  );

  const nothing = async (): Promise<void> => undefined;

  it('by a handler that returns nothing answers an object without fields', async () => {
    const binding = bind(
      contract({ kind: 'query', access: 'public', summary: 'Test.', input, output: done }),
      {
        name: 'touch',
        input: { name: 'who' },
      },
    );
    expect(await implement(binding, nothing).run(request, test.services)).toEqual({});
  });

  it('does not take a handler that returns nothing for an output with fields', async () => {
    // @ts-expect-error The output has a field.
    const broken = implement(greet, nothing);
    await expect(broken.run(request, test.services)).rejects.toThrow();
  });
});
