/** How large a JSON text may be before anybody parses it. */
export interface JsonBounds {
  bytes: number;
  /** Objects and lists inside each other. */
  depth: number;
  /** Objects, lists, and what separates their parts: parsing costs as much as there are. */
  tokens: number;
}

/** Reading a body up to this size costs less than identifying its sender. */
export const smallBodyBytes = 4 * 1024;

/** The limit for callers without a session: the longest form of a visitor is far smaller. */
export const visitorJson: JsonBounds = { bytes: 64 * 1024, depth: 16, tokens: 1_000 };

/** The limit for callers with a session: a batch of twenty calls, each about a thousand members. */
export const sessionJson: JsonBounds = { bytes: 1024 * 1024, depth: 32, tokens: 25_000 };

const [quote, backslash] = [0x22, 0x5c];
/** By byte: how much deeper what follows it is, and whether it counts. */
const nesting = table({ '{': 1, '[': 1, '}': -1, ']': -1 });
const counted = table({ '{': 1, '[': 1, ',': 1, ':': 1 });

/**
 * The bound that a JSON text in UTF-8 exceeds: `deep` or `large`, or undefined for none. It reads the bytes once, up
 * to the first excess, and builds nothing from them. The parser decides whether the text is JSON.
 */
export function jsonExcess(text: Uint8Array, { bytes, ...most }: JsonBounds): 'deep' | 'large' | undefined {
  if (text.length > bytes) return 'large';
  let [depth, tokens] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const byte = text[at] ?? 0;
    if (byte === quote) at = endOfString(text, at + 1);
    depth += nesting[byte] ?? 0;
    tokens += counted[byte] ?? 0;
    if (depth > most.depth) return 'deep';
    if (tokens > most.tokens) return 'large';
  }
  return undefined;
}

/** The end of the string whose content begins here: its closing quote, or the end of the text. */
function endOfString(text: Uint8Array, start: number): number {
  for (let at = text.indexOf(quote, start); at !== -1; at = text.indexOf(quote, at + 1)) {
    let escapes = 0;
    while (at - escapes > start && text[at - escapes - 1] === backslash) escapes += 1;
    if (escapes % 2 === 0) return at;
  }
  return text.length;
}

function table(values: Readonly<Record<string, number>>): Int8Array {
  const bytes = new Int8Array(256);
  for (const [sign, value] of Object.entries(values)) bytes[sign.charCodeAt(0)] = value;
  return bytes;
}
