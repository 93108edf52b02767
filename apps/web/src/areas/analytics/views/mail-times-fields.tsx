import type { setViewMail } from '@campus/contracts/analytics/saved-views';
import { text } from '@campus/contracts/core/text';
import { mailRhythms } from '@campus/domain/analytics/view-mails';
import type * as z from 'zod';
import { SelectField } from '../../../components/form/select-field.tsx';
import type { ContractForm } from '../../../components/form/use-contract-form.ts';
import { formatWeekday } from '../../../lib/format.ts';

/** The form fields for the times of a view's mails. */
export type MailTimesForm = ContractForm<
  z.ZodObject<Pick<typeof setViewMail.input.shape, 'every' | 'weekday' | 'day' | 'hour' | 'timeZone'>>
>;

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step);

const rhythms = () =>
  (['off', ...mailRhythms] as const).map((value) => ({
    value,
    label: text(`analytics.viewMail.every.${value}`),
  }));
const weekdays = () => numbers(1, 7).map((value) => ({ value: String(value), label: formatWeekday(value) }));
const days = () => numbers(1, 31).map((value) => ({ value: String(value), label: String(value) }));
const hours = () =>
  numbers(0, 23).map((value) => ({ value: String(value), label: `${String(value).padStart(2, '0')}:00` }));

/** The schedule fields of a view's mails. Shows only the fields that the rhythm needs. */
export function MailTimesFields({ form, ownZone }: { form: MailTimesForm; ownZone: string }) {
  const every = form.watch('every');
  const zones = [...new Set([ownZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
  return (
    <>
      <SelectField form={form} name="every" label={text('analytics.viewMail.every')} options={rhythms()} />
      {every === 'weekly' && (
        <SelectField
          form={form}
          name="weekday"
          label={text('analytics.viewMail.weekday')}
          options={weekdays()}
        />
      )}
      {every === 'monthly' && (
        <SelectField
          form={form}
          name="day"
          label={text('analytics.viewMail.day')}
          help={text('analytics.viewMail.day.help')}
          options={days()}
        />
      )}
      {every !== 'off' && (
        <>
          <SelectField form={form} name="hour" label={text('analytics.viewMail.hour')} options={hours()} />
          <SelectField
            form={form}
            name="timeZone"
            label={text('analytics.viewMail.timeZone')}
            help={text('analytics.viewMail.timeZone.help')}
            options={zones.sort().map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
          />
        </>
      )}
    </>
  );
}
