/** The accepted size of a JSON text, checked before it is parsed. */
export interface JsonBounds {
  bytes: number;
  /** How deep objects and lists may be nested. */
  depth: number;
  /** The number of objects, lists, and separators. Parsing cost grows with it. */
  tokens: number;
}

/** The bound that a text exceeds: nesting, or size. */
export type JsonExcess = 'deep' | 'large';

/** Reading a body up to this size costs less than identifying its sender. */
const smallBodyBytes = 4 * 1024;

/** The limit without a session. The longest visitor form is far smaller. */
export const visitorJson: JsonBounds = { bytes: 64 * 1024, depth: 16, tokens: 1_000 };

/** The limit with a session: a batch of twenty calls, each about a thousand members. */
export const sessionJson: JsonBounds = { bytes: 1024 * 1024, depth: 32, tokens: 25_000 };

/** Whether a request says that its body is so small that its sender need not be identified first. */
export function isSmallBody(headers: Readonly<Record<string, string | string[] | undefined>>): boolean {
  if (headers['transfer-encoding'] !== undefined) return false;
  return Number(headers['content-length'] ?? 0) <= smallBodyBytes;
}

/**
 * Judges a JSON text whose sender is not identified yet. `boundsFor` identifies the sender, and is called only above
 * the limit without a session.
 */
export async function excessOfSender(
  text: Uint8Array,
  boundsFor: () => Promise<JsonBounds>,
): Promise<JsonExcess | undefined> {
  return jsonExcess(text, visitorJson) && jsonExcess(text, await boundsFor());
}

/** The reasons that both servers give for a text that exceeds a bound. */
export const excessReasons = { deep: 'request.malformed', large: 'request.tooLarge' } as const;

const [quote, backslash] = [0x22, 0x5c];
/** By byte: how it changes the nesting depth, and whether it counts as a token. */
const nesting = table({ '{': 1, '[': 1, '}': -1, ']': -1 });
const counted = table({ '{': 1, '[': 1, ',': 1, ':': 1 });

/**
 * Returns the bound that a UTF-8 JSON text exceeds, `deep` or `large`, or undefined. It reads the bytes once,
 * stops at the first excess, and allocates nothing. The parser decides whether the text is valid JSON.
 */
export function jsonExcess(text: Uint8Array, { bytes, ...most }: JsonBounds): JsonExcess | undefined {
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

/** Returns the end of the string that begins here: its closing quote, or the end of the text. */
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
