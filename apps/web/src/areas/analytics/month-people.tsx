import { text } from '@campus/contracts/core/messages';
import { type MonthFigure, monthFigures, monthGraphOf } from '@campus/domain/analytics/graphs';
import { useState } from 'react';
import { FilterSelect } from '../../components/input/filter-select.tsx';
import { formatMonth } from '../../lib/format.ts';
import { PeopleDialog } from './people-dialog.tsx';

/** The people behind one of the two figures of a month (YYYY-MM). */
export function MonthPeople({ month, onClose }: { month: string; onClose: () => void }) {
  const [figure, setFigure] = useState<MonthFigure>('uniqueUsers');
  const graph = monthGraphOf[figure];
  return (
    <PeopleDialog
      title={text('analytics.people.title', {
        graph: text(`analytics.graph.${graph}`),
        day: formatMonth(month),
      })}
      asked={{ graph, date: `${month}-01`, hideEmployees: true, sfsRoom: '' }}
      choice={
        <FilterSelect
          label={text('analytics.people.figure')}
          value={figure}
          options={monthFigures.map((value) => ({ value, label: text(`analytics.figure.${value}`) }))}
          onChange={(chosen) => setFigure(monthFigures.find((one) => one === chosen) ?? figure)}
        />
      }
      onClose={onClose}
    />
  );
}
