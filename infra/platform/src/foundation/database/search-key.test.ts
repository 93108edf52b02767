import { fold } from '@campus/domain/core/fold';
import { sql } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

/** Latin letters and signs, without those that the database does not decompose, such as ﬁ and ½. */
const letters = Array.from({ length: 0x250 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index))
  .filter((letter) => !/\p{Cc}/u.test(letter))
  .filter((letter) => '´`'.includes(letter) || letter.normalize('NFKD') === letter.normalize('NFD'));

const names = [
  ...["O'Connor", 'O’Connor', 'Oʼconnor', 'O´Connor', 'O`Connor', 'O′Connor', 'O‘Connor'],
  ...['Anna-Lena', 'Anna‐Lena', 'Anna‑Lena', 'Anna–Lena', 'Anna—Lena', 'Anna−Lena'],
  ...['Straße', 'GROẞ', 'Æsop', 'Œuvre', 'Łukasz', 'Ørsted', 'Đorđe', 'Isınma', 'İstanbul', 'Zu\u0308rich'],
];

it('the database and the pages compare names in the same way', async () => {
  const rows = await sql.query<{ name: string; key: string }>(
    'select name, search_key(name) as key from unnest($1::text[]) name',
    [[...letters, ...names]],
  );
  expect(rows).toHaveLength(letters.length + names.length);
  expect(rows.filter(({ name, key }) => fold(name) !== key)).toEqual([]);
});
