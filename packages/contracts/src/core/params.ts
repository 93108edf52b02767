export type Scalar = string | number | boolean;

/** A catalog text inside another, such as a field label. Each reader sees it in their language. */
export interface NamedText {
  readonly key: string;
}

type TextParam = string | NamedText;

/** The types of text parameters. They can be sent and stored as JSON. A list is rendered with commas. */
export type Param = Scalar | NamedText | TextParam[];
export type Params = Readonly<Record<string, Param>>;

/** The accepted parameter values of a text. Where it expects words, a catalog text is accepted too. */
export type ParamInput<P> = {
  readonly [K in keyof P]: string extends P[K] ? P[K] | NamedText | TextParam[] : P[K];
};

/** Returns the text of a key; undefined if the catalog has no constant for it. */
export type TextOfKey = (key: string) => string | undefined;

/** A parsed parameter: as stored, and as shown in the sentence. */
interface ReadParam {
  param: Param;
  shown: Scalar;
}

/** Parses an unchecked parameter. Returns undefined if it is not a parameter, or names an unknown text. */
export function readParam(value: unknown, textOf: TextOfKey): ReadParam | undefined {
  if (isScalar(value)) return { param: value, shown: value };
  if (!Array.isArray(value)) return readNamed(value, textOf);
  const items = value.map((item) =>
    typeof item === 'string' ? { param: item, shown: item } : readNamed(item, textOf),
  );
  if (!items.every((item) => item !== undefined)) return undefined;
  return { param: items.map(({ param }) => param), shown: items.map(({ shown }) => shown).join(', ') };
}

function readNamed(value: unknown, textOf: TextOfKey): { param: NamedText; shown: string } | undefined {
  if (typeof value !== 'object' || value === null || !('key' in value) || typeof value.key !== 'string')
    return undefined;
  const shown = textOf(value.key);
  return shown === undefined ? undefined : { param: { key: value.key }, shown };
}

function isScalar(value: unknown): value is Scalar {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** Cuts the texts and lists of a parameter to this length. */
export function cutParam(param: Param, longest: number): Param {
  if (typeof param === 'string') return param.slice(0, longest);
  if (typeof param !== 'object' || 'key' in param) return param;
  return param.slice(0, longest).map((item) => (typeof item === 'string' ? item.slice(0, longest) : item));
}
