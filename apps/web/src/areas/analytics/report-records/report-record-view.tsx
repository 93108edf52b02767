import '@campus/contracts/analytics/report-record-messages';
import {
  type ReportFileFormat,
  type ReportRecord,
  reportFileFormats,
} from '@campus/contracts/analytics/report-records';
import { keptWords, recordSentences, reportFormat } from '@campus/contracts/analytics/report-words';
import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { Menu } from '@chakra-ui/react/menu';
import { chakra } from '@chakra-ui/react/styled-system';
import { Pencil, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { BusyButton } from '../../../components/feedback/busy-button.tsx';
import { LoadingOrError } from '../../../components/feedback/loading-or-error.tsx';
import { CopyButton } from '../../../components/input/copy-button.tsx';
import { MenuButton } from '../../../components/input/menu-button.tsx';
import { Card, CardBody } from '../../../components/layout/card.tsx';
import { RecordNameDialog } from '../../../features/records/record-name-dialog.tsx';
import { useAccount } from '../../../shell/account.tsx';
import { trpc } from '../../../trpc.ts';
import { OpenButton } from './open-button.tsx';
import { RecordChanges } from './record-changes.tsx';
import { RecordTables } from './record-tables.tsx';
import { titleOf } from './report-records.tsx';
import {
  type ReportRecordName,
  useCorrectReport,
  useDownloadReport,
  useNameReport,
} from './use-report-records.ts';

/** A kept report: its figures in words and tables, what came since, and its files. */
export function ReportRecordView({ recordId, onClose }: { recordId: string; onClose: () => void }) {
  const { id: accountId } = useAccount();
  const answer = trpc.analytics.reportRecord.useQuery({ accountId, recordId });
  const { data } = answer;
  const format = data && reportFormat(data.report.timeZone);
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={5}>
      <p>
        <OpenButton onClick={onClose}>{text('analytics.record.all')}</OpenButton>
      </p>
      {!data && <LoadingOrError error={answer.error} onRetry={() => void answer.refetch()} />}
      {data && format && (
        <>
          <Card
            title={titleOf(data.record)}
            description={keptWords(data.record, format)}
            action={<RecordActions name={{ accountId, recordId: data.record.id }} record={data.record} />}
          >
            <CardBody display="grid" gap={1} textStyle="sm">
              {recordSentences(data.report, format).map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
              <RecordHash sha256={data.record.sha256} />
            </CardBody>
          </Card>
          <Card
            title={text('analytics.report.part.corrections')}
            description={text('analytics.report.corrections.groups')}
          >
            <CardBody>
              <RecordChanges corrections={data.corrections} report={data.report} format={format} />
            </CardBody>
          </Card>
          <Card title={text('analytics.record.figures')} description={text('analytics.record.figures.about')}>
            <CardBody display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={6}>
              <RecordTables report={data.report} format={format} />
            </CardBody>
          </Card>
          <Card
            title={text('analytics.report.section.definitions')}
            description={text('analytics.record.definitions.about')}
          >
            <CardBody as="dl" display="grid" gap={2} textStyle="sm">
              {data.report.definitions.map(({ name, definition }) => (
                <div key={name}>
                  <chakra.dt fontWeight="medium">{name}</chakra.dt>
                  <dd>{definition}</dd>
                </div>
              ))}
            </CardBody>
          </Card>
        </>
      )}
    </chakra.div>
  );
}

function RecordHash({ sha256 }: { sha256: string }) {
  return (
    <>
      <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap={2} color="fg.muted">
        {text('analytics.report.hash')}
        <chakra.code color="fg" minW={0} overflowWrap="anywhere">
          {sha256}
        </chakra.code>
        <CopyButton value={sha256} label={text('analytics.record.copy')} />
      </chakra.p>
      <chakra.p textStyle="xs" color="fg.muted">
        {text('analytics.report.hash.about')}
      </chakra.p>
    </>
  );
}

function RecordActions({ name, record }: { name: ReportRecordName; record: ReportRecord }) {
  const [naming, setNaming] = useState(false);
  const { look, isLooking } = useCorrectReport(name);
  const give = useNameReport(name);
  const { download } = useDownloadReport(name);
  const choose = (value: string) => {
    const format = reportFileFormats.find((one) => one === value);
    if (format) download(format);
  };
  return (
    <chakra.div display="flex" flexWrap="wrap" gap={2} _print={{ display: 'none' }}>
      <Button size="sm" variant="outline" onClick={() => setNaming(true)}>
        <Pencil size={14} aria-hidden />
        {text('analytics.record.name.give')}
      </Button>
      <BusyButton size="sm" variant="outline" busy={isLooking} onClick={look}>
        <RefreshCw size={14} aria-hidden />
        {text('analytics.record.look')}
      </BusyButton>
      <MenuButton label={text('analytics.record.download')} onSelect={choose}>
        {reportFileFormats.map((format: ReportFileFormat) => (
          <Menu.Item key={format} value={format}>
            {text(`analytics.record.download.${format}`)}
          </Menu.Item>
        ))}
      </MenuButton>
      {naming && (
        <RecordNameDialog
          texts={{
            title: text('analytics.record.name.title'),
            about: text('analytics.record.name.about'),
            label: text('analytics.record.name'),
            save: text('analytics.record.name.save'),
          }}
          name={record.name}
          onNamed={give}
          onClose={() => setNaming(false)}
        />
      )}
    </chakra.div>
  );
}
