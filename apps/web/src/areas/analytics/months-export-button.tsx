import { text } from '@campus/contracts/core/text';
import { monthRange } from '@campus/domain/analytics/period';
import { Button } from '@chakra-ui/react/button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
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
  const mail = () =>
    send({ searchType: searches[figure], ...monthRange(serverNow()), timeZone: 'UTC', hideEmployees: true });
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
        <ConfirmDialog
          title={text('analytics.export.title', { graph: title })}
          message={text('analytics.export.months', { email })}
          confirmText={text('analytics.export')}
          onConfirm={mail}
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
        </ConfirmDialog>
      )}
    </>
  );
}
