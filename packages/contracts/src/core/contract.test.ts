import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { contract } from './contract.ts';
import { accountId } from './fields.ts';
import { done } from './list.ts';

describe('contract', () => {
  it('refuses an operation about an account that does not name its account', () => {
    const draft = { kind: 'query', summary: 'Nameless', output: done } as const;
    expect(() => contract({ ...draft, access: { page: 'members' }, input: z.object({}) })).toThrow(
      /accountId/,
    );
    expect(() => contract({ ...draft, access: 'affiliated', input: z.object({}) })).toThrow(/accountId/);
    expect(() =>
      contract({ ...draft, access: { level: 'admin' }, input: z.object({ accountId }) }),
    ).not.toThrow();
    expect(() => contract({ ...draft, access: 'signedIn', input: z.object({}) })).not.toThrow();
  });

  it('does not compile a mutation without the operation it is audited under', () => {
    // @ts-expect-error A mutation must name its audit operation.
    contract({ kind: 'mutation', access: 'signedIn', summary: 'Silent', input: z.object({}), output: done });
  });

  it('lets a mutation name several audit operations, or none if it changes nothing on the platform', () => {
    const draft = { kind: 'mutation', access: 'signedIn', summary: 'Several', output: done } as const;
    expect(contract({ ...draft, input: z.object({}), audit: ['a', 'b'] }).audit).toEqual(['a', 'b']);
    expect(contract({ ...draft, input: z.object({}), audit: [] }).audit).toEqual([]);
  });
});
