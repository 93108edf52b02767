import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Checkbox } from '../../components/input/checkbox.tsx';
import { DateRangeField } from '../../components/input/date-range-field.tsx';
import { OnPaper } from '../../components/layout/on-paper.tsx';
import { formatDate } from '../../lib/format.ts';
import { type GraphStateProps, refuseGraphRange, zoneOf } from './graph-state.ts';

/** The options of a daily graph: days, people, comparison, and form. Printed as text. */
export function GraphTools({
  room,
  children,
  ...props
}: GraphStateProps & {
  /** The name of its room, if any. */
  room?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <div>
      <GraphChoices {...props}>{children}</GraphChoices>
      <OnPaper>{formatChoices(props, room)}</OnPaper>
    </div>
  );
}

function formatChoices({ graph, state, days }: GraphStateProps, room: string | undefined): string {
  const { from, to } = days.range;
  return [
    room === undefined ? '' : text('analytics.export.room', { room }),
    text('analytics.paper.days', { from: formatDate(from), to: formatDate(to), zone: zoneOf(graph) }),
    text(state.employees ? 'analytics.export.withEmployees' : 'analytics.export.withoutEmployees'),
  ].join(' ');
}

function GraphChoices({ graph, state, days, setState, children }: GraphStateProps & { children: ReactNode }) {
  const title = text(`analytics.graph.${graph}`);
  return (
    <chakra.div display="grid" gap={3} _print={{ display: 'none' }}>
      <chakra.div display="flex" flexWrap="wrap" gap={3}>
        {children}
        <DateRangeField
          label={text('analytics.range')}
          name={text('analytics.range.of', { graph: title })}
          value={days.range}
          closed
          refuse={(range) => refuseGraphRange(graph, range)}
          onChange={({ from, to }) => setState({ from, to })}
        />
        {days.of === 'graph' && (
          <Button
            size="xs"
            variant="outline"
            aria-label={text('analytics.bar.again.of', { graph: title })}
            onClick={() => setState({ from: '', to: '' })}
          >
            {text('analytics.bar.again')}
          </Button>
        )}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap={4} rowGap={2}>
        <Checkbox
          label={text('analytics.employees')}
          checked={state.employees}
          onChange={(event) => setState({ employees: event.target.checked })}
        />
        <Checkbox
          label={text('analytics.compare')}
          checked={state.compare}
          onChange={(event) => setState({ compare: event.target.checked })}
        />
      </chakra.div>
    </chakra.div>
  );
}
