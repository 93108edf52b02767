import '@campus/contracts/activity/page-messages';
import '@campus/contracts/attendance/page-messages';
import type { AttendanceReport as ReportName } from '@campus/contracts/attendance/records';
import { text } from '@campus/contracts/core/text';
import type { OriginQuery } from '@campus/contracts/members/people-origins';
import { isComplete } from '@campus/domain/attendance/attendance';
import { defaultColumns, offeredColumns } from '@campus/domain/attendance/columns';
import type { TableFormat } from '@campus/domain/core/table-formats';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { ColumnPicker } from '../../components/data-table/column-picker.tsx';
import { ExportButton } from '../../components/dialog/export-button.tsx';
import { DraftWatch, useDraftWatch } from '../../components/input/draft-watch.ts';
import { FieldRow } from '../../components/layout/field-row.tsx';
import { Page } from '../../components/layout/page.tsx';
import { ReportPeople } from '../../features/people-set/report-people.tsx';
import { isForbidden } from '../../lib/describe-error.ts';
import { timeZone } from '../../lib/format.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { RoleRefused } from '../../shell/role-refused.tsx';
import { useUser } from '../../shell/session.tsx';
import { columnHeader } from './attendance-columns.tsx';
import { type AttendanceAnswer, AttendanceTable } from './attendance-table.tsx';
import { KeepRecord } from './keep-record.tsx';
import { Records } from './records.tsx';
import { ReportTabs } from './report-tabs.tsx';
import type { ReportTexts } from './report-texts.ts';
import { SeriesView } from './series-view.tsx';
import { TimeFields } from './time-fields.tsx';
import { type AttendanceState, type ChangeAttendance, canBeRead, shownColumns } from './use-attendance.ts';
import { windowOf } from './window-of.ts';

/** An attendance report: the time, the place (`children`), and the people. */
export function AttendanceReport({
  report,
  texts,
  state,
  onChange,
  answer,
  refused = false,
  onExport,
  children,
}: {
  report: ReportName;
  texts: ReportTexts;
  state: AttendanceState;
  onChange: ChangeAttendance;
  answer: AttendanceAnswer;
  /** Whether the person's role was refused another call of the page. */
  refused?: boolean;
  onExport: (format: TableFormat) => Promise<unknown>;
  children: ReactNode;
}) {
  const { email } = useUser();
  const { title, about, missing } = texts;
  const { unapplied, note } = useDraftWatch();
  if (refused || isForbidden(answer.error)) return <RoleRefused name={title} />;
  const hasExtraFields = answer.data?.hasExtraFields ?? false;
  const exportAbout = (format: string) =>
    text('attendance.export.about', { ...windowOf(state), zone: timeZone, email, format });
  if (state.view === 'records')
    return <Records report={report} texts={texts} state={state} onChange={onChange} />;
  if (state.view === 'series')
    return (
      <SeriesView report={report} texts={texts} state={state}>
        {children}
      </SeriesView>
    );
  return (
    <Page
      title={title}
      description={about}
      actions={
        <>
          <ColumnPicker
            label={text('attendance.fields')}
            columns={offeredColumns(hasExtraFields).map((id) => ({ id, header: columnHeader(id) }))}
            shown={shownColumns(state.fields, hasExtraFields)}
            defaults={defaultColumns}
            onChange={(fields) => onChange({ fields: fields.join(), page: state.page })}
          />
          <ReportPeople
            what="report"
            about={placeAndTime(texts, state)}
            origin={peopleOf(report, state, answer.data?.total)}
            disabled={unapplied !== undefined || (isComplete(state) && !answer.data)}
          />
          <KeepRecord
            report={report}
            placeOf={texts.placeOf}
            state={state}
            disabled={unapplied !== undefined}
            onChange={onChange}
          />
          <ExportButton
            title={text('attendance.export.title')}
            about={isComplete(state) ? exportAbout : undefined}
            disabled={unapplied !== undefined}
            onExport={onExport}
          />
        </>
      }
      fill
    >
      <ReportTabs state={state} />
      <div>
        <DraftWatch value={note}>
          <FieldRow>
            <TimeFields state={state} onChange={onChange} />
            {children}
          </FieldRow>
        </DraftWatch>
        <chakra.p mt={2} textStyle="xs" color="fg.muted">
          {text('activity.zone', { zone: timeZone })}{' '}
          {!unapplied &&
            answer.data?.completeUntil &&
            text('attendance.completeUntil', { time: formatMoment(answer.data.completeUntil) })}
        </chakra.p>
      </div>
      <AttendanceTable
        title={title}
        missing={unapplied ? text(`activity.fields.${unapplied}`) : missing}
        isAsked={unapplied === undefined && canBeRead(state)}
        state={state}
        answer={answer}
        onChange={onChange}
      />
    </Page>
  );
}

function placeAndTime({ placeOf }: ReportTexts, state: AttendanceState): string {
  const { from, to } = windowOf(state);
  return `${placeOf(state.all ? '' : state.sfsRoom)}, ${text('people.window', { from, to })}`;
}

/** The set of everybody in the report, on all pages; undefined while it is empty. */
function peopleOf(page: ReportName, state: AttendanceState, total = 0): OriginQuery | undefined {
  if (!isComplete(state) || total === 0) return undefined;
  const { sfsRoom, all, start, hours } = state;
  return { kind: 'attendance', page, sfsRoom, all, start, hours };
}
