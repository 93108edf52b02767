import { text } from '@campus/contracts/core/text';
import { activityTypes, refuseWindow } from '@campus/domain/activity/activity';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { chakra } from '@chakra-ui/react/styled-system';
import { FieldFrame } from '../../components/form/field-frame.tsx';
import { RoomSelect } from '../../components/input/room-select.tsx';
import { SelectOptions } from '../../components/input/select-options.tsx';
import { TimeField } from '../../components/input/time-field.tsx';
import { FieldRow } from '../../components/layout/field-row.tsx';
import { timeZone } from '../../lib/format.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { trpc } from '../../trpc.ts';
import type { ActivityState, ChangeActivity } from './use-activity.ts';

/** The filters of the report: a time range in the person's zone, an event type, and a room. */
export function ActivityFields({
  accountId,
  state,
  onChange,
}: {
  accountId: string;
  state: ActivityState;
  onChange: ChangeActivity;
}) {
  const rooms = trpc.activity.rooms.useQuery({ accountId });
  const [from, to] = [new Date(state.from), new Date(state.to)];
  return (
    <div>
      <FieldRow>
        <TimeField
          label={text('activity.start')}
          value={state.from}
          refuse={(time) => refusalOf({ from: time, to })}
          onChange={(from) => onChange({ from })}
        />
        <TimeField
          label={text('activity.end')}
          value={state.to}
          refuse={(time) => refusalOf({ from, to: time })}
          onChange={(to) => onChange({ to })}
        />
        <TypeSelect type={state.type} onChange={onChange} />
        <RoomSelect
          label={text('activity.room')}
          none={text('activity.rooms.all')}
          rooms={rooms.data?.items ?? []}
          value={state.sfsRoom}
          error={rooms.error ? text('activity.rooms.failed') : undefined}
          onRetry={() => void rooms.refetch()}
          onChange={(sfsRoom) => onChange({ sfsRoom })}
        />
      </FieldRow>
      <chakra.p mt={2} textStyle="xs" color="fg.muted">
        {text('activity.zone', { zone: timeZone })}
      </chakra.p>
    </div>
  );
}

function refusalOf(window: { from: Date; to: Date }): string | undefined {
  const refusal = refuseWindow(window, serverNow());
  return refusal && text(refusal);
}

function TypeSelect({ type, onChange }: { type: ActivityState['type']; onChange: ChangeActivity }) {
  const options = activityTypes.map((value) => ({ value, label: text(`activity.type.${value}`) }));
  const choose = (chosen: string) => onChange({ type: activityTypes.find((known) => known === chosen) });
  return (
    <FieldFrame label={text('activity.type')} help={text('activity.type.help')} error={undefined}>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field value={type} onChange={(event) => choose(event.target.value)}>
          <SelectOptions options={options} />
        </NativeSelect.Field>
        <NativeSelect.Indicator aria-hidden />
      </NativeSelect.Root>
    </FieldFrame>
  );
}
