import { readNumber } from './numbers.ts';

/** The languages of a reader in order of preference, as Intl takes them. */
type Languages = readonly string[];

/**
 * Parses a number in the reader's locale: `1.250,75` in German, `1,250.75` in English, also with the locale's own
 * digits. Undefined for anything else. That includes numbers of other locales, and more digits than a number can hold,
 * because the stored number must equal the typed one.
 */
export function readLocaleNumber(text: string, languages: Languages): number | undefined {
  const { digits, decimal, group } = signsOf(languages);
  const written = [...text.replaceAll(/\p{Cf}/gu, '')]
    .map((sign) => {
      const digit = digits.indexOf(sign);
      if (digit >= 0) return String(digit);
      if (sign === '٫' && sign === decimal) return '.';
      return sign === '٬' && sign === group ? ',' : sign;
    })
    .join('');
  const value = readNumber(written, decimal === ',' ? ',' : '.');
  const keeps = value !== undefined && significant(written) === significant(String(value));
  return keeps ? value : undefined;
}

/** A number as the reader types it: without groups, with all its digits. `readLocaleNumber` reads it back. */
export function writeLocaleNumber(value: number, languages: Languages): string {
  return new Intl.NumberFormat(languages, { useGrouping: false, maximumSignificantDigits: 21 }).format(value);
}

function signsOf(languages: Languages) {
  const locale = [...languages];
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8);
  const sign = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)?.value;
  const digits = [...new Intl.NumberFormat(locale, { useGrouping: false }).format(9_876_543_210)].reverse();
  return { digits, decimal: sign('decimal'), group: sign('group') };
}

/** The digits of a written number without its exponent and without zeros before and after. */
function significant(written: string): string {
  const [mantissa = ''] = written.split(/e/i);
  return mantissa.replaceAll(/\D/g, '').replaceAll(/^0+|0+$/g, '');
}
