import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChartColumn, Table2 } from 'lucide-react';

const views = { chart: ChartColumn, table: Table2 } as const;
type View = keyof typeof views;

/** Switches a graph between chart and table. */
export function ViewChoice({
  graph,
  view,
  onChange,
}: {
  /** The name of the graph. */
  graph: string;
  view: View;
  onChange: (view: View) => void;
}) {
  return (
    <chakra.fieldset display="flex" gap={1}>
      <chakra.legend srOnly>{text('analytics.view')}</chakra.legend>
      {(['chart', 'table'] as const).map((each) => {
        const Icon = views[each];
        const label = text(`analytics.view.${each}`);
        return (
          <Button
            key={each}
            size="xs"
            variant={each === view ? 'subtle' : 'ghost'}
            aria-pressed={each === view}
            aria-label={text('analytics.viewOf', { view: label, graph })}
            onClick={() => onChange(each)}
          >
            <Icon size={14} aria-hidden />
            {label}
          </Button>
        );
      })}
    </chakra.fieldset>
  );
}
