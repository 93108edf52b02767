import { text } from '@campus/contracts/core/text';
import type { ImportDetails } from '@campus/contracts/imports/imports';
import { chakra } from '@chakra-ui/react/styled-system';
import { leftOut, optionSummary, planSummary } from './plan-summary.ts';

/** Summarizes what applying a plan changes and skips, and with which options. */
export function PlanSummary({ details }: { details: ImportDetails }) {
  if (details.task.total === 0) return <p>{text('imports.rows.empty')}</p>;
  return (
    <chakra.div display="grid" gap={1}>
      <chakra.p textStyle="md" fontWeight="medium">
        {planSummary(details)}
      </chakra.p>
      {leftOut(details).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <chakra.p textStyle="xs" color="fg.muted" overflowWrap="anywhere" _empty={{ display: 'none' }}>
        {optionSummary(details).join(' · ')}
      </chakra.p>
    </chakra.div>
  );
}
