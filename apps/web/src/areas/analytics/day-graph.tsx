import { text } from '@campus/contracts/core/text';
import { type DayGraph, graphFacts } from '@campus/domain/analytics/graphs';
import { Card, CardBody } from '../../components/layout/card.tsx';
import { ExportButton } from './export-button.tsx';
import { GraphActions } from './graph-actions.tsx';
import { GraphFigures } from './graph-figures.tsx';
import { useGraphState } from './graph-state.ts';
import { GraphTools } from './graph-tools.tsx';
import { RefusedDays } from './refused-days.tsx';

/** A graph with one point per day. */
export function DayGraphCard({ graph }: { graph: DayGraph }) {
  const props = useGraphState(graph);
  const { state, days, setState } = props;
  const title = text(`analytics.graph.${graph}`);
  const { searchType } = graphFacts[graph];
  return (
    <Card
      title={title}
      description={text(`analytics.definition.${searchType}`)}
      action={
        <GraphActions graph={title} view={state.view} onChange={(view) => setState({ view })}>
          {!days.refusal && (
            <ExportButton
              title={title}
              asked={{ searchType, ...days.range, hideEmployees: !state.employees }}
            />
          )}
        </GraphActions>
      }
    >
      <CardBody display="grid" gap={3}>
        <GraphTools {...props} />
        <RefusedDays days={days} />
        {!days.refusal && <GraphFigures graph={graph} state={state} range={days.range} room="" />}
      </CardBody>
    </Card>
  );
}
