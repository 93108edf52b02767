import { text } from '@campus/contracts/core/messages';
import { overrideName, scopeName } from '@campus/contracts/effective-access/override-words';
import type { Override } from '@campus/contracts/effective-access/overrides';
import { chakra } from '@chakra-ui/react/styled-system';
import { StatusBadge } from '../../components/feedback/status-badge.tsx';
import { CardListItem } from '../../components/layout/card.tsx';
import { formatDay } from '../../lib/format.ts';
import { overrideText } from './override-words.ts';

/**
 * One override: its permission, its place, its value beside the inherited one, its author, and why it may be redundant.
 */
export function OverrideItem({ override }: { override: Override }) {
  const { mark, by, at } = override;
  return (
    <CardListItem flexWrap="wrap">
      <chakra.div minW={0} flex="1 1 14rem" overflowWrap="anywhere">
        <chakra.span fontWeight="medium">{overrideName(override)}</chakra.span>
        <chakra.span display="block" color="fg.muted" textStyle="sm">
          {scopeName(override)}
        </chakra.span>
      </chakra.div>
      <chakra.div minW={0} flex="1 1 14rem" textStyle="sm" overflowWrap="anywhere">
        {overrideText(override)}
        {by !== null && at !== null && (
          <chakra.span display="block" color="fg.muted" textStyle="xs">
            {text('effectiveAccess.written', { by, at: formatDay(at) })}
          </chakra.span>
        )}
      </chakra.div>
      {mark && (
        <chakra.div flex="0 1 11rem" textStyle="xs" color="fg.muted">
          <StatusBadge look="warning">{text(`effectiveAccess.mark.${mark}`)}</StatusBadge>
          <chakra.span display="block">{text(`effectiveAccess.mark.${mark}.about`)}</chakra.span>
        </chakra.div>
      )}
    </CardListItem>
  );
}
