import { isMissing, type PointState } from './points.ts';

interface Figures {
  /** One per figure of the graph; null where there was nothing to measure, or nothing is known. */
  values: readonly (number | null)[];
  state: PointState;
}

/** What is known of the days or months of a graph. */
export interface KnownDays {
  /** How many are unknown: the servers of the world sent nothing. */
  unknown: number;
  /** How many are partly known. */
  partial: number;
  /** How many lie before what analytics looks back to. */
  outside: number;
  /** Whether none has a figure above zero, and at least one is known. Then nobody came, as far as is known. */
  isNobody: boolean;
  /** Whether none is known. */
  isUnknown: boolean;
}

/** Tells zero, unknown, and partly known days apart. */
export function knownDays(points: readonly Figures[]): KnownDays {
  const having = (state: PointState) => points.filter((point) => point.state === state).length;
  const known = points.filter((point) => !isMissing(point));
  return {
    unknown: having('gap'),
    partial: having('partial'),
    outside: having('outside'),
    isNobody: known.length > 0 && known.every(({ values }) => values.every((value) => !value)),
    isUnknown: known.length === 0,
  };
}
