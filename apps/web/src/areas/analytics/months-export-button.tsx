import { text } from '@campus/contracts/core/text';
import { monthRange } from '@campus/domain/analytics/period';
import type { TableFormat } from '@campus/domain/core/table-formats';
import { Button } from '@chakra-ui/react/button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ExportDialog } from '../../components/dialog/export-dialog.tsx';
import { FilterSelect } from '../../components/input/filter-select.tsx';
import { serverNow } from '../../lib/server-clock.ts';
import { useUser } from '../../shell/session.tsx';
import { useExportGraph } from './use-export-graph.ts';

const searches = { uniqueUsers: 'loginsUniqueByMonth', newUsers: 'loginsFirstByMonth' } as const;

/** Asks which monthly figure to export, then starts the email export. */
export function MonthsExportButton({ title }: { title: string }) {
  const { email } = useUser();
  const [asks, setAsks] = useState(false);
  const [figure, setFigure] = useState<keyof typeof searches>('uniqueUsers');
  const send = useExportGraph();
  const label = text('analytics.export.figure');
  const mail = (format: TableFormat) =>
    send({
      searchType: searches[figure],
      ...monthRange(serverNow()),
      ...{ timeZone: 'UTC', hideEmployees: true, format },
    });
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-label={text('analytics.export.one', { graph: title })}
        onClick={() => setAsks(true)}
      >
        <Download size={14} aria-hidden />
        {text('analytics.export')}
      </Button>
      {asks && (
        <ExportDialog
          title={text('analytics.export.title', { graph: title })}
          about={(format) => text('analytics.export.months', { email, format })}
          confirmText={text('analytics.export')}
          onExport={mail}
          onClose={() => setAsks(false)}
        >
          <FilterSelect
            label={label}
            value={figure}
            options={(['uniqueUsers', 'newUsers'] as const).map((value) => ({
              value,
              label: text(`analytics.figure.${value}`),
            }))}
            onChange={(value) => setFigure(value === 'newUsers' ? 'newUsers' : 'uniqueUsers')}
          />
        </ExportDialog>
      )}
    </>
  );
}
