import { text } from '@campus/contracts/core/text';
import { type DayGraph, graphFacts } from '@campus/domain/analytics/graphs';
import { Card, CardBody } from '../../components/layout/card.tsx';
import { ExportButton } from './export-button.tsx';
import { GraphActions } from './graph-actions.tsx';
import { GraphFigures } from './graph-figures.tsx';
import { rangeOf, useGraphState } from './graph-state.ts';
import { GraphTools } from './graph-tools.tsx';

/** A graph with one point per day. */
export function DayGraphCard({ graph }: { graph: DayGraph }) {
  const [state, setState] = useGraphState(graph);
  const range = rangeOf(graph, state);
  const title = text(`analytics.graph.${graph}`);
  return (
    <Card
      title={title}
      description={text(`analytics.definition.${graphFacts[graph].searchType}`)}
      action={
        <GraphActions graph={title} view={state.view} onChange={(view) => setState({ view })}>
          <ExportButton
            title={title}
            asked={{ searchType: graphFacts[graph].searchType, ...range, hideEmployees: !state.employees }}
          />
        </GraphActions>
      }
    >
      <CardBody display="grid" gap={3}>
        <GraphTools graph={graph} state={state} setState={setState} />
        <GraphFigures graph={graph} state={state} room="" />
      </CardBody>
    </Card>
  );
}
