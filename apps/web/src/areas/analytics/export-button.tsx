import { text } from '@campus/contracts/core/text';
import { zoneOfSearch } from '@campus/domain/analytics/graphs';
import { Button } from '@chakra-ui/react/button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ExportDialog } from '../../components/dialog/export-dialog.tsx';
import { formatDate, timeZone } from '../../lib/format.ts';
import { useUser } from '../../shell/session.tsx';
import { type ExportQuery, useExportGraph } from './use-export-graph.ts';

/** Asks for confirmation, then starts the email export of a graph. */
export function ExportButton({
  title,
  room,
  asked,
}: {
  /** The name of the graph. */
  title: string;
  /** The name of its room, if any. */
  room?: string;
  asked: Omit<ExportQuery, 'timeZone'>;
}) {
  const { email } = useUser();
  const [asks, setAsks] = useState(false);
  const send = useExportGraph();
  const [from, to] = [formatDate(asked.from), formatDate(asked.to)];
  const zone = zoneOfSearch(asked.searchType, timeZone);
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
          about={(format) =>
            [
              text('analytics.export.days', { from, to, zone, email, format }),
              room === undefined ? '' : text('analytics.export.room', { room }),
              text(
                asked.hideEmployees ? 'analytics.export.withoutEmployees' : 'analytics.export.withEmployees',
              ),
            ].join(' ')
          }
          confirmText={text('analytics.export')}
          onExport={(format) => send({ ...asked, timeZone, format })}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
