import { text } from '@campus/contracts/core/text';
import { memberFieldText } from '@campus/contracts/members/member-fields';
import type { MemberProfileField } from '@campus/contracts/profile/profile';
import { readLocaleNumber, writeLocaleNumber } from '@campus/domain/core/locale-numbers';
import { formatNumber } from './format.ts';
import { formatMoment, localClock } from './format-moment.ts';

type Value = MemberProfileField['value'];
type Typed = Pick<MemberProfileField, 'type' | 'value'>;

/** Formats a value for display; '' if there is none. */
export function shownValue({ type, value }: Typed): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return text(value ? 'value.yes' : 'value.no');
  if (typeof value === 'number') return formatNumber(value);
  return type === 'ISOTimeString' && isTime(value) ? formatMoment(value) : value;
}

/** Formats a value for an input. Numbers are in the person's locale, and times in their time zone. */
export function writtenValue({ type, value }: Typed): string {
  if (value === null) return '';
  if (typeof value === 'number') return writeLocaleNumber(value, window.navigator.languages);
  return type === 'ISOTimeString' && typeof value === 'string' && isTime(value)
    ? localTime(new Date(value))
    : String(value);
}

/** Parses typed input that `refuseValue` accepts, by field type. Returns null for empty input. */
export function readValue(type: MemberProfileField['type'], typed: string): Value {
  const written = typed.trim();
  if (written === '') return null;
  if (type === 'number') return readTypedNumber(written) ?? null;
  if (type === 'boolean') return written === 'true';
  return type === 'ISOTimeString' ? new Date(written).toISOString() : written;
}

/** Returns why the typed value is invalid, or undefined. */
export function refuseValue(
  { name, type, required }: Pick<MemberProfileField, 'name' | 'type' | 'required'>,
  typed: string,
): string | undefined {
  const written = typed.trim();
  if (written === '')
    return required ? text('profile.member.required', { field: memberFieldText(name) }) : undefined;
  if (type === 'number' && readTypedNumber(written) === undefined)
    return text('profile.member.badNumber', { example: formatNumber(1250.5) });
  if (type === 'ISOTimeString' && !isTime(written)) return text('profile.member.badTime');
  return undefined;
}

function readTypedNumber(typed: string): number | undefined {
  return readLocaleNumber(typed, window.navigator.languages);
}

function isTime(value: string): boolean {
  return !Number.isNaN(Date.parse(value));
}

/** Formats a date as YYYY-MM-DDTHH:mm in the person's zone, for date and time inputs. */
export function localTime(date: Date): string {
  return new Date(localClock(date.getTime())).toISOString().slice(0, 16);
}
