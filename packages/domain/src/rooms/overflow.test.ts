import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type OverflowTarget, overflowCommand, overflowTarget } from './overflow.ts';

it.each<[string, OverflowTarget, string]>([
  ['ROM-041', { type: 'load', level: 'lobby', location: '', instance: 3 }, '/load lobby 3'],
  ['ROM-042', { type: 'loadt', level: 'lobby', location: 'desk', instance: 3 }, '/loadt lobby desk 3'],
  ['ROM-042', { type: 'loadt', level: 'lobby', location: 'desk', instance: null }, '/loadt lobby desk'],
  ['ROM-043', { type: 'tele', level: '', location: 'front desk', instance: 3 }, '/tele front desk 3'],
  ['ROM-043', { type: 'tele', level: '', location: 'desk', instance: null }, '/tele desk'],
])('%s the overflow command of %j is "%s"', (_, target, command) => {
  expect(overflowCommand(target)).toBe(command);
  expect(overflowTarget(command)).toEqual(target);
});

it.each(['', 'lobby 3', '/load', '/loadt lobby', '/tele', '/guilayer notify x', '/load lobby desk'])(
  'the command "%s" names no target',
  (command) => {
    expect(overflowTarget(command)).toBeUndefined();
  },
);

it('is empty where the target lacks its level or location', () => {
  expect(overflowCommand({ type: 'load', level: '', location: '', instance: 1 })).toBe('');
  expect(overflowCommand({ type: 'loadt', level: 'lobby', location: '', instance: 1 })).toBe('');
});

it('ROM-041 ROM-042 ROM-043 a command that was made of a target leads to that target', () => {
  const word = fc.stringMatching(/^[a-z_]{1,8}$/);
  const instance = fc.option(fc.nat({ max: 9999 }));
  const target = fc.oneof(
    fc.record({ type: fc.constant('load' as const), level: word, location: fc.constant(''), instance }),
    fc.record({ type: fc.constant('loadt' as const), level: word, location: word, instance }),
    fc.record({ type: fc.constant('tele' as const), level: fc.constant(''), location: word, instance }),
  );
  fc.assert(
    fc.property(target, (one) => {
      expect(overflowTarget(overflowCommand(one))).toEqual(one);
    }),
  );
});
