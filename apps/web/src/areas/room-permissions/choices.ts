import type { Threshold } from '@campus/domain/room-permissions/thresholds';
import type { Choices } from './edited-card.ts';

export const noChoices: Choices = { values: {}, base: {} };

/**
 * The choices with a level chosen for a permission. They keep the value that was stored at its first choice, so that a
 * save finds what another person has set since. Choosing that value again, or the stored one, takes the choice back.
 */
export function withChoice(
  { values, base }: Choices,
  { id, level, stored = null }: { id: string; level: Threshold; stored: Threshold | null | undefined },
): Choices {
  const first = base[id] === undefined ? stored : base[id];
  const { [id]: _, ...otherValues } = values;
  const { [id]: __, ...otherBases } = base;
  if (level === first || level === stored) return { values: otherValues, base: otherBases };
  return { values: { ...values, [id]: level }, base: { ...base, [id]: first } };
}
