/** Signs for the same thing on different keyboards, as one of them. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201B\u02B9\u02BB\u02BC\u00B4\u2032\u0060\uFF07]/g, "'"],
  [/[\u2010-\u2015\u2212\uFE63\uFF0D]/g, '-'],
];

/** Lowercase letters that Unicode does not decompose, as people type them without their keyboard. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe' },
  ...{ ø: 'o', ł: 'l', đ: 'd', ı: 'i' },
};

const specialLetters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

/**
 * A text without upper case, accents, and forms of the same letter or sign, for comparison with another one. The
 * database compares people the same way (`search_key`).
 */
export function fold(text: string): string {
  // The accents of Unicode's compatibility forms are signs of their own: ´ would become a blank.
  return (
    signs
      .reduce((folded, [forms, sign]) => folded.replace(forms, sign), text)
      // Normalizing orders the marks of a letter, which takes the square of their number.
      .replace(/\p{M}/gu, '')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(specialLetters, (letter) => plainLetters[letter] ?? letter)
  );
}
