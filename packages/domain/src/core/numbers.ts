/** The sign between the whole part of a number and its fraction. */
export const decimalMarks = ['.', ','] as const;
export type DecimalMark = (typeof decimalMarks)[number];

/** Separators of digit groups, besides the sign that does not mark decimals: spaces of any width, apostrophes. */
const groupSigns = String.raw`[\s'’]`;

const shapes: Record<DecimalMark, RegExp> = {
  '.': shapeWith(String.raw`\.`, ','),
  ',': shapeWith(',', String.raw`\.`),
};

/**
 * Parses a number with this decimal mark: `1.250,5` with a comma, `1,250.5` and `1 250.5` with a point. Groups have
 * three digits, or two before the last one, as in India. Undefined for anything else, so that no number is misread.
 */
export function readNumber(text: string, decimal: DecimalMark): number | undefined {
  const written = text.trim().replace('−', '-');
  const [, sign = '', whole = '', fraction = '', exponent = ''] = shapes[decimal].exec(written) ?? [];
  if (whole === '' && fraction === '') return undefined;
  const value = Number(`${sign}${whole.replaceAll(/\D/g, '')}.${fraction || '0'}${exponent}`);
  return Number.isFinite(value) ? value : undefined;
}

function shapeWith(decimal: string, otherMark: string): RegExp {
  const grouped = String.raw`\d{1,3}(?:${otherMark}\d{2,3})*${otherMark}\d{3}|\d{1,3}(?:${groupSigns}\d{2,3})*${groupSigns}\d{3}`;
  return new RegExp(`^([+-]?)(${grouped}|\\d*)(?:${decimal}(\\d*))?(e[+-]?\\d+)?$`, 'i');
}
