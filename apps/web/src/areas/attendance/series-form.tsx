import { text } from '@campus/contracts/core/text';
import { maxWindowMinutes, writeWeeklyTime, writeWindow } from '@campus/domain/attendance/series';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { Plus } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { FieldFrame } from '../../components/form/field-frame.tsx';
import { Checkbox } from '../../components/input/checkbox.tsx';
import { formatWeekday } from '../../lib/format.ts';
import type { SeriesState } from './use-series.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** Adds weekly times between two days. */
export function WeeklyForm({ series: { state, change } }: { series: SeriesState }) {
  const [days, setDays] = useState<readonly number[]>([]);
  const [time, setTime] = useState('10:00');
  const [minutes, setMinutes] = useState('90');
  const [error, setError] = useState<string>();
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (days.length === 0 || time === '') return setError(text('attendance.series.weekly.missing'));
    if (!areMinutes(minutes)) return setError(text('attendance.series.minutes.invalid'));
    setError(undefined);
    const times = days.map((weekday) => writeWeeklyTime({ weekday, time, minutes: Number(minutes) }));
    setDays([]);
    change({ weekly: [...new Set([...state.weekly, ...times])] });
  };
  const toggle = (weekday: number) =>
    setDays(days.includes(weekday) ? days.filter((day) => day !== weekday) : [...days, weekday].toSorted());
  return (
    <Group label={text('attendance.series.weekly.form')} onSubmit={add}>
      <Day
        label={text('attendance.series.firstDay')}
        value={state.firstDay}
        onChange={(firstDay) => change({ firstDay })}
      />
      <Day
        label={text('attendance.series.lastDay')}
        value={state.lastDay}
        onChange={(lastDay) => change({ lastDay })}
      />
      <chakra.fieldset gridColumn="1 / -1" minW={0}>
        <chakra.legend textStyle="sm" fontWeight="medium" mb={1.5}>
          {text('attendance.series.weekdays')}
        </chakra.legend>
        <chakra.div display="flex" flexWrap="wrap" columnGap={4} rowGap={2}>
          {weekdays.map((weekday) => (
            <Checkbox
              key={weekday}
              label={formatWeekday(weekday)}
              checked={days.includes(weekday)}
              onChange={() => toggle(weekday)}
            />
          ))}
        </chakra.div>
      </chakra.fieldset>
      <FieldFrame label={text('attendance.series.time')} error={error}>
        <Input size="sm" type="time" value={time} onChange={(event) => setTime(event.target.value)} />
      </FieldFrame>
      <Minutes value={minutes} onChange={setMinutes} />
      <Submit>{text('attendance.series.weekly.add')}</Submit>
    </Group>
  );
}

/** Adds one window. Its time is in the person's zone. */
export function SingleForm({ series: { state, change } }: { series: SeriesState }) {
  const [start, setStart] = useState('');
  const [minutes, setMinutes] = useState('90');
  const [error, setError] = useState<string>();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const from = new Date(start).getTime();
    if (Number.isNaN(from)) return setError(text('activity.time.invalid'));
    if (!areMinutes(minutes)) return setError(text('attendance.series.minutes.invalid'));
    setError(undefined);
    setStart('');
    const window = writeWindow({ start: from, end: from + Number(minutes) * 60_000 });
    change({ added: [...new Set([...state.added, window])] });
  };
  return (
    <Group label={text('attendance.series.single.form')} onSubmit={add}>
      <FieldFrame label={text('attendance.series.single.start')} error={error}>
        <Input
          size="sm"
          type="datetime-local"
          value={start}
          onChange={(event) => setStart(event.target.value)}
        />
      </FieldFrame>
      <Minutes value={minutes} onChange={setMinutes} />
      <Submit>{text('attendance.series.single.add')}</Submit>
    </Group>
  );
}

function areMinutes(typed: string): boolean {
  const minutes = Number(typed);
  return Number.isInteger(minutes) && minutes >= 1 && minutes <= maxWindowMinutes;
}

function Group({
  label,
  onSubmit,
  children,
}: {
  label: string;
  onSubmit: (event: FormEvent) => void;
  children: ReactNode;
}) {
  return (
    <chakra.form
      aria-label={label}
      noValidate
      onSubmit={onSubmit}
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 15rem))' }}
      alignItems="start"
      alignContent="start"
      columnGap={4}
      rowGap={3}
    >
      <chakra.h3 gridColumn="1 / -1" textStyle="sm" fontWeight="semibold">
        {label}
      </chakra.h3>
      {children}
    </chakra.form>
  );
}

function Day({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) {
  const [draft, setDraft] = useState<string>();
  const take = () => {
    if (draft !== undefined && draft !== value) onChange(draft);
    setDraft(undefined);
  };
  return (
    <FieldFrame label={label} error={undefined}>
      <Input
        size="sm"
        type="date"
        value={draft ?? value}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={take}
      />
    </FieldFrame>
  );
}

function Minutes({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <FieldFrame label={text('attendance.series.minutes')} error={undefined}>
      <Input
        size="sm"
        type="number"
        min={1}
        max={maxWindowMinutes}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}

function Submit({ children }: { children: string }) {
  return (
    <chakra.div gridColumn="1 / -1">
      <Button type="submit" size="sm" variant="outline">
        <Plus size={14} aria-hidden />
        {children}
      </Button>
    </chakra.div>
  );
}
