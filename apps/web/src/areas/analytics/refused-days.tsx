import '@campus/contracts/analytics/page-messages';
import { text } from '@campus/contracts/core/text';
import type { ShownDays } from '@campus/domain/analytics/presets';
import { chakra } from '@chakra-ui/react/styled-system';
import { formatDate } from '../../lib/format.ts';

/** Says that a graph cannot show the days of the bar, and why. Nothing if it can. */
export function RefusedDays({ days: { range, refusal } }: { days: ShownDays }) {
  if (!refusal) return null;
  return (
    <chakra.p role="status" textStyle="sm" color="fg.warning">
      {text('analytics.bar.refused', {
        from: formatDate(range.from),
        to: formatDate(range.to),
        reason: text(refusal),
      })}
    </chakra.p>
  );
}
