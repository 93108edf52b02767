type Delimiter = ',' | ';' | '\t';

/** The delimiter of a text: the most frequent candidate outside quotes in its first line that has any. */
export function delimiterOf(text: string): Delimiter {
  const [line = ''] = text.replace(/^[\uFEFF\r\n ]+/, '').split(/[\r\n]/, 1);
  const outside = line.replaceAll(/"[^"]*"?/g, '');
  const count = (sign: Delimiter) => outside.split(sign).length;
  return ([',', ';', '\t'] as const).reduce((most, sign) => (count(sign) > count(most) ? sign : most));
}
