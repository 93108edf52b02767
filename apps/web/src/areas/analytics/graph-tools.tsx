import { text } from '@campus/contracts/core/messages';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Checkbox } from '../../components/input/checkbox.tsx';
import { DateRangeField } from '../../components/input/date-range-field.tsx';
import { type GraphStateProps, rangeOf, refuseGraphRange } from './graph-state.ts';

/** What a graph of days shows: which days, of whom, compared with what, and as what. */
export function GraphTools({ graph, state, setState, children }: GraphStateProps & { children?: ReactNode }) {
  return (
    <chakra.div display="grid" gap={3}>
      <chakra.div display="flex" flexWrap="wrap" gap={3}>
        {children}
        <DateRangeField
          label={text('analytics.range')}
          name={text('analytics.range.of', { graph: text(`analytics.graph.${graph}`) })}
          value={rangeOf(graph, state)}
          closed
          refuse={(range) => refuseGraphRange(graph, range)}
          onChange={({ from, to }) => setState({ from, to })}
        />
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
