import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLocaleNumber, writeLocaleNumber } from './locale-numbers.ts';

const locales = ['en-US', 'de-DE', 'de-CH', 'fr-FR', 'es-ES', 'pl-PL', 'en-IN', 'ar-EG', 'fa-IR', 'sv-SE'];

describe('a number typed in a locale', () => {
  it.each([
    ['1250,75', 'de-DE', 1250.75],
    ['1.250', 'de-DE', 1250],
    ['1.250,5', 'de-DE', 1250.5],
    ['1,250.5', 'en-US', 1250.5],
    ['1250.75', 'en-US', 1250.75],
    ['1\u202F250,5', 'fr-FR', 1250.5],
    ['1 250,5', 'fr-FR', 1250.5],
    ['1’250.5', 'de-CH', 1250.5],
    ['12,34,567', 'en-IN', 1_234_567],
    ['١٬٢٥٠٫٥', 'ar-EG', 1250.5],
    ['-0,5', 'de-DE', -0.5],
    ['\u22127', 'sv-SE', -7],
    ['0007,50', 'de-DE', 7.5],
  ])('%j is in %s %d', (text, language, value) => {
    expect(readLocaleNumber(text, [language])).toBe(value);
  });

  it.each([
    ['1250.75', 'de-DE'],
    ['1.25', 'de-DE'],
    ['1,250.5', 'de-DE'],
    ['1250,75', 'en-US'],
    ['1.250,5', 'en-US'],
    ['many', 'en-US'],
    ['', 'en-US'],
    ['12345678901234567890', 'en-US'],
    ['0.12345678901234567890', 'en-US'],
  ])('%j is not a valid number in %s', (text, language) => {
    expect(readLocaleNumber(text, [language])).toBeUndefined();
  });

  it('is read back as shown, grouped or not, in every locale', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
        (language, value) => {
          const grouped = new Intl.NumberFormat(language, { maximumSignificantDigits: 21 }).format(value);
          expect(readLocaleNumber(writeLocaleNumber(value, [language]), [language])).toBe(value);
          expect(readLocaleNumber(grouped, [language])).toBe(value);
        },
      ),
    );
  });
});
