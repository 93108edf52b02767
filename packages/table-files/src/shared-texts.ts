import { declaration, main, xmlText } from './xml-text.ts';

/** Texts up to this length are shared, and this many at most, so that memory has a bound. */
const longest = 300;
const most = 50_000;

/** The texts that cells of a workbook refer to by number. Most texts of a file come often. */
export class SharedTexts {
  readonly #numbers = new Map<string, number>();

  /** Returns the number of a text; undefined if the cell has to hold it itself. */
  numberOf(text: string): number | undefined {
    const known = this.#numbers.get(text);
    if (known !== undefined || text.length > longest || this.#numbers.size === most) return known;
    this.#numbers.set(text, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  /** Generates the part of the workbook that holds the texts. */
  *pieces(): Generator<string> {
    yield `${declaration}<sst xmlns="${main}">`;
    for (const text of this.#numbers.keys()) yield `<si>${xmlText(text)}</si>`;
    yield '</sst>';
  }
}
