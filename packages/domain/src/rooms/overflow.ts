import type { CommandType } from './entries.ts';

/** Where people are led when a room is full, as chosen in the form. */
export interface OverflowTarget {
  type: Exclude<CommandType, 'guilayer notify showpassuiserver'>;
  level: string;
  location: string;
  instance: number | null;
}

/**
 * The command for a target (ROM-041 to ROM-043), without the instance where the target has none. Empty where the target
 * lacks its level or location.
 */
export function overflowCommand({ type, level, location, instance }: OverflowTarget): string {
  const named = { load: [level], loadt: [level, location], tele: [location] }[type];
  if (named.includes('')) return '';
  return [`/${type}`, ...named, ...(instance === null ? [] : [instance])].join(' ');
}

/**
 * The target of a stored command; undefined for an empty one and for one that was written by hand in another form. A
 * level is one word, a location can be several, and a number in the end is the instance.
 */
export function overflowTarget(command: string): OverflowTarget | undefined {
  const [name, ...words] = command.trim().split(/\s+/);
  const type = (['load', 'loadt', 'tele'] as const).find((known) => name === `/${known}`);
  const last = words.at(-1);
  const hasInstance =
    last !== undefined && /^\d{1,9}$/.test(last) && words.length > (type === 'loadt' ? 2 : 1);
  const rest = hasInstance ? words.slice(0, -1) : words;
  const level = type === 'tele' ? '' : rest.slice(0, 1).join('');
  const location = rest.slice(type === 'tele' ? 0 : 1).join(' ');
  const isComplete = (type === 'tele' || level !== '') && (type === 'load') === (location === '');
  return type && isComplete
    ? { type, level, location, instance: hasInstance ? Number(last) : null }
    : undefined;
}
