import { text } from '@campus/contracts/core/text';
import { rangeOfReportPreset, reportPresets } from '@campus/domain/analytics/report-choices';
import { refuseReportPeriod, reportComparisons, reportGrains } from '@campus/domain/analytics/report-period';
import { chakra } from '@chakra-ui/react/styled-system';
import { Checkbox } from '../../../components/input/checkbox.tsx';
import { DateRangeField } from '../../../components/input/date-range-field.tsx';
import { FilterSelect } from '../../../components/input/filter-select.tsx';
import { SelectOptions } from '../../../components/input/select-options.tsx';
import { SmallSelect } from '../../../components/input/small-select.tsx';
import { OnPaper } from '../../../components/layout/on-paper.tsx';
import { timeZone } from '../../../lib/format.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import type { ReportProps } from './report-state.ts';
import { spanText } from './report-words.ts';

/** The value of the choice of ranges while the days are those of no preset. */
const own = 'own';

/** What a report is about: its days, its points, its comparison, and its people. Printed as words. */
export function ReportForm({ report }: ReportProps) {
  const { state, range } = report;
  return (
    <div>
      <Choices report={report} />
      <OnPaper>
        {text('reports.paper', { span: spanText(range), zone: timeZone })}{' '}
        {text(state.employees ? 'analytics.export.withEmployees' : 'analytics.export.withoutEmployees')}
      </OnPaper>
    </div>
  );
}

function Choices({ report: { state, setState, range, refusal, preset, grain } }: ReportProps) {
  const choosePreset = (chosen: string) => {
    const named = reportPresets.find((one) => one === chosen);
    if (named) setState({ ...rangeOfReportPreset(named, timeZone, serverNow()), preset: named });
  };
  const presets = reportPresets.map((value) => ({ value, label: text(`reports.preset.${value}`) }));
  return (
    <chakra.div display="grid" gap={3} _print={{ display: 'none' }}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-start" gap={3}>
        <FilterSelect
          label={text('reports.range')}
          value={preset ?? own}
          options={preset ? presets : [{ value: own, label: text('reports.range.own') }, ...presets]}
          onChange={choosePreset}
        />
        <DateRangeField
          label={text('reports.days')}
          value={range}
          oneDay
          closed
          refuse={(days) => refuseReportPeriod(days, timeZone, serverNow())}
          onChange={({ from, to }) => setState({ from, to, preset: undefined })}
        />
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap={4} rowGap={3}>
        <FilterSelect
          label={text('reports.grain')}
          value={grain}
          options={reportGrains.map((value) => ({ value, label: text(`reports.grain.${value}`) }))}
          onChange={(chosen) => setState({ grain: reportGrains.find((one) => one === chosen) })}
        />
        <chakra.div w={{ base: 'full', sm: '16.5rem' }}>
          <SmallSelect
            label={text('reports.compare')}
            value={state.compare}
            onChange={(chosen) => setState({ compare: reportComparisons.find((one) => one === chosen) })}
          >
            <SelectOptions
              options={reportComparisons.map((value) => ({ value, label: text(`reports.compare.${value}`) }))}
            />
          </SmallSelect>
        </chakra.div>
        <Checkbox
          label={text('analytics.employees')}
          checked={state.employees}
          onChange={(event) => setState({ employees: event.target.checked })}
        />
      </chakra.div>
      {refusal && (
        <chakra.p role="status" textStyle="sm" color="fg.warning">
          {text('reports.refused', { asked: spanText(state), shown: spanText(range), reason: text(refusal) })}
        </chakra.p>
      )}
      <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {text('reports.zone', { zone: timeZone })}
      </chakra.p>
    </chakra.div>
  );
}
