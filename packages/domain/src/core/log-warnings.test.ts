import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { logWarnings } from './log-warnings.ts';

it('logs each warning of a process once, which nobody else prints', () => {
  const source = new EventEmitter<{ warning: [Error] }>();
  const [printed, logged]: [Error[], Error[]] = [[], []];
  source.on('warning', (warning) => printed.push(warning));
  logWarnings(source, (warning) => logged.push(warning));
  const [odd, strange] = [new Error('This is odd.'), new Error('This is strange.')];
  for (const warning of [odd, new Error('This is odd.'), strange]) source.emit('warning', warning);
  expect(printed).toEqual([]);
  expect(logged).toEqual([odd, strange]);
});
