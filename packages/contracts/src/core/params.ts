export type Scalar = string | number | boolean;

/** A text of the catalogue inside another, such as the label of a field: each reader renders it in their language. */
export interface NamedText {
  readonly key: string;
}

type TextParam = string | NamedText;

/** The types of text parameters, which can be sent and stored as JSON; a list is rendered with commas. */
export type Param = Scalar | NamedText | TextParam[];
export type Params = Readonly<Record<string, Param>>;

/** The values accepted for the parameters of a text: for words, texts of the catalogue too. */
export type ParamInput<P> = {
  readonly [K in keyof P]: string extends P[K] ? P[K] | NamedText | TextParam[] : P[K];
};

/** How the text of a key reads; undefined if it is no constant of the catalogue. */
export type TextOfKey = (key: string) => string | undefined;

/** A parameter that was read: as it is stored, and as the sentence says it. */
interface ReadParam {
  param: Param;
  shown: Scalar;
}

/** Reads an unchecked parameter; undefined if it is no parameter, or names a text that does not exist. */
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

/** A parameter of which no text is longer than this, and no list either. */
export function cutParam(param: Param, longest: number): Param {
  if (typeof param === 'string') return param.slice(0, longest);
  if (typeof param !== 'object' || 'key' in param) return param;
  return param.slice(0, longest).map((item) => (typeof item === 'string' ? item.slice(0, longest) : item));
}
