import { type PersonName, splitName } from './person-names.ts';

/** One person of a line of pasted text. */
export interface LinePerson extends PersonName {
  /** As it is written; '' for none. What has an @ but is no address stands here too. */
  email: string;
  /** Words of the line that are neither name nor address; '' for none. */
  unused: string;
}

/** A part of a line: an address, with the name before it if it stands in angle brackets, or other words. */
type Item = { email: string; name: string } | { words: string };
type Address = Extract<Item, { email: string }>;

/** The cells of a line, without the quotes around them. Separators in quotes and in angle brackets do not count. */
export function cellsOf(line: string, separators: string): string[] {
  const cells: string[] = [];
  const quotes = balancedQuotes(line);
  const lastBracket = line.lastIndexOf('>');
  let [begin, isQuoted, isBracketed] = [0, false, false];
  for (let place = 0; place < line.length; place++) {
    const sign = line[place] ?? '';
    if (sign === '"' && place <= quotes) isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (sign === '<') isBracketed = place < lastBracket;
    else if (sign === '>') isBracketed = false;
    else if (!isBracketed && separators.includes(sign)) {
      cells.push(line.slice(begin, place));
      begin = place + 1;
    }
  }
  return [...cells, line.slice(begin)].map(unquoted);
}

/** The place of the last quote that has a partner; -1 for none. */
function balancedQuotes(line: string): number {
  let [count, previous, last] = [0, -1, -1];
  for (let place = line.indexOf('"'); place !== -1; place = line.indexOf('"', place + 1)) {
    count += 1;
    [previous, last] = [last, place];
  }
  return count % 2 === 0 ? last : previous;
}

function unquoted(cell: string): string {
  const text = cell.trim();
  const isWhole = text.length > 1 && text.startsWith('"') && text.endsWith('"') && !text.includes('<');
  return isWhole ? text.slice(1, -1).replaceAll('""', '"').trim() : text;
}

/**
 * Reads a line of names and addresses, as mail programs, spreadsheets, and people write them. A line without an
 * address is one person without one.
 */
export function peopleOfLine(line: string): LinePerson[] {
  const isTable = line.includes('\t');
  const cells = cellsOf(withoutMark(line), isTable ? '\t' : ',;|');
  const items = cells.flatMap((cell) =>
    isTable && hasSeveral(cell) ? cellsOf(cell, ',;|').flatMap(itemsOf) : itemsOf(cell),
  );
  const addresses = items.filter((item) => 'email' in item);
  if (addresses.length === 0) return withoutAddress(items);
  if (addresses.length === 1) return onePerson(items);
  return severalPeople(items);
}

/** What stands before a line of a list or of the head of a mail. */
const mark =
  /^\s{0,20}(?:>\s{0,3}){0,5}(?:(?:[-*•–·‣]|\d{1,5}[.)])\s+|(?:to|cc|bcc|from|an|von|de|para|à)\s?:\s?)?/iu;

function withoutMark(line: string): string {
  return line.replace(mark, '');
}

function hasSeveral(cell: string): boolean {
  return cell.indexOf('@') !== cell.lastIndexOf('@');
}

/** The addresses and other words of a cell, in their order. */
function itemsOf(cell: string): Item[] {
  const parts: Item[][] = [];
  let rest = cell;
  for (let open = rest.indexOf('<'); open !== -1; open = rest.indexOf('<')) {
    const close = rest.indexOf('>', open);
    const inner = rest.slice(open + 1, close === -1 ? undefined : close);
    const addresses = itemsOfWords(inner.replaceAll(/[<,;]/g, ' ')).filter((item) => 'email' in item);
    const [first, ...others] = addresses;
    if (first) parts.push([{ ...first, name: nameText(rest.slice(0, open)) }], others);
    else parts.push(itemsOfWords(rest.slice(0, open)), [{ words: inner.trim() }]);
    rest = close === -1 ? '' : rest.slice(close + 1);
  }
  parts.push(itemsOfWords(rest));
  return parts.flat().filter((item) => 'email' in item || item.words !== '');
}

function itemsOfWords(text: string): Item[] {
  const items: Item[] = [];
  let words: string[] = [];
  const endWords = () => {
    const joined = nameText(words.join(' '));
    if (joined !== '') items.push({ words: joined });
    words = [];
  };
  for (const word of text.split(/\s+/u)) {
    const email = addressIn(word);
    if (email === undefined) words.push(word);
    else {
      endWords();
      items.push({ email, name: '' });
    }
  }
  endWords();
  return items;
}

/** Signs around an address that are not part of it. */
const around = new Set(`()[]{}<>"'‚‘’,;:.!?`);

function addressIn(word: string): string | undefined {
  if (!word.includes('@')) return undefined;
  let [begin, end] = [0, word.length];
  while (begin < end && around.has(word[begin] ?? '')) begin += 1;
  while (end > begin && around.has(word[end - 1] ?? '')) end -= 1;
  const bare = word.slice(begin, end);
  const address = bare.toLowerCase().startsWith('mailto:') ? bare.slice('mailto:'.length) : bare;
  const at = address.indexOf('@');
  return at > 0 && at < address.length - 1 ? address : undefined;
}

const pairs: readonly string[] = ['""', "''", '‘’', '‚‘', '’’', '()', '[]', '{}'];
/** Signs at the end of a name that separate it from its address. */
const separating = new Set(': \u00A0-–—');

/** A name without the quotes or brackets around it, and without signs at its end that separate. */
function nameText(text: string): string {
  let end = text.length;
  while (end > 0 && separating.has(text[end - 1] ?? '')) end -= 1;
  const name = text.slice(0, end).trim();
  const isPaired = pairs.some(([open = '', close = '']) => name.startsWith(open) && name.endsWith(close));
  return isPaired && name.length > 1 ? name.slice(1, -1).replaceAll('"', '').trim() : name;
}

function withoutAddress(items: readonly Item[]): LinePerson[] {
  const words = items.flatMap((item) => ('words' in item ? [item.words] : []));
  if (words.length === 0) return [];
  const written = words.join(' ');
  if (written.includes('@')) return [{ email: written, firstName: '', lastName: '', unused: '' }];
  return [{ email: '', ...namesOf(words) }];
}

function onePerson(items: readonly Item[]): LinePerson[] {
  const at = items.findIndex((item) => 'email' in item);
  const wordsOf = (some: readonly Item[]) => some.flatMap((item) => ('words' in item ? [item.words] : []));
  const [before, after] = [wordsOf(items.slice(0, at)), wordsOf(items.slice(at + 1))];
  const address = items[at] as Address;
  return [personOf(address, before, after)];
}

/** Several people of a line: the words of each stand before the address or, if each address has some, after it. */
function severalPeople(items: readonly Item[]): LinePerson[] {
  const isAfter = items.every((item, index) => {
    const other = items['email' in item ? index + 1 : index - 1];
    return other !== undefined && ('words' in item || 'words' in other);
  });
  const people: { address: Address; before: string[]; after: string[] }[] = [];
  let words: string[] = [];
  for (const item of items) {
    if ('words' in item) {
      const person = people.at(-1);
      if (isAfter && person) person.after.push(item.words);
      else words.push(item.words);
    } else {
      people.push({ address: item, before: words, after: [] });
      words = [];
    }
  }
  const read = people.map(({ address, before, after }) => personOf(address, before, after));
  const ending = read.pop();
  if (ending) read.push({ ...ending, unused: joined([ending.unused, ...words].filter(Boolean)) });
  return read;
}

function personOf({ email, name }: Address, before: readonly string[], after: readonly string[]): LinePerson {
  if (name === '') return { email, ...namesOf([...before, ...after]) };
  const [lastName = ''] = before;
  // Lee, Ann <ann@campus.test>
  const isReversed = before.length === 1 && !name.includes(',') && lastName.split(' ').length <= 3;
  if (isReversed) return { email, firstName: name, lastName, unused: joined(after) };
  return { email, ...splitName(name), unused: joined([...before, ...after]) };
}

/** The names in the cells beside an address: a full name, or a first and a last name. Others are not used. */
function namesOf(words: readonly string[]): Omit<LinePerson, 'email'> {
  const isName = (word: string) => /\p{L}/u.test(word);
  const names = words.filter(isName);
  const unnamed = words.filter((word) => !isName(word));
  const [firstName = '', lastName, ...others] = names;
  if (lastName === undefined) return { ...splitName(firstName), unused: joined(unnamed) };
  return { firstName, lastName, unused: joined([...others, ...unnamed]) };
}

function joined(words: readonly string[]): string {
  return words.join(' · ');
}
