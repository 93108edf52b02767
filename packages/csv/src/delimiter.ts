type Delimiter = ',' | ';' | '\t';

/** What stands between the cells of a text: the sign most often between the quotes of its first line that has any. */
export function delimiterOf(text: string): Delimiter {
  const [line = ''] = text.replace(/^[\uFEFF\r\n ]+/, '').split(/[\r\n]/, 1);
  const outside = line.replaceAll(/"[^"]*"?/g, '');
  const count = (sign: Delimiter) => outside.split(sign).length;
  return ([',', ';', '\t'] as const).reduce((most, sign) => (count(sign) > count(most) ? sign : most));
}
