import type { Noun } from '@campus/contracts/core/catalogue';
import { text } from '@campus/contracts/core/text';
import { knownDays } from '@campus/domain/analytics/known-days';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { formatCount } from '../../lib/format.ts';
import type { ChartPoint } from './chart/chart-data.ts';

/** Shown instead of a graph without rows: that nothing was ever received, or that there was nothing to count. */
export function NoData({ completeUntil }: { completeUntil: string | null }) {
  return (
    <EmptyState title={text('analytics.noData')}>
      {text(completeUntil === null ? 'analytics.noData.nothing' : 'analytics.noData.nobody')}
    </EmptyState>
  );
}

/** Says that nobody came, or that nothing is known, and how many days or months are unknown or partly known. */
export function KnownLine({
  points,
  nobody,
  unit,
}: {
  points: readonly ChartPoint[];
  /** The sentence for known zeros only. */
  nobody: string;
  /** What a point is: a day or a month. */
  unit: Noun;
}) {
  const { unknown, partial, isNobody, isUnknown } = knownDays(points);
  const sentences = [
    isNobody && nobody,
    isUnknown && text('analytics.allUnknown'),
    unknown > 0 && text('analytics.unknown', { points: formatCount(unknown, unit) }),
    partial > 0 && text('analytics.partial', { points: formatCount(partial, unit) }),
  ].filter(Boolean);
  return sentences.length > 0 && <p>{sentences.join(' ')}</p>;
}
