import * as z from 'zod';
import type { MessageParams, RefusalKey, SharedKey } from './keys.ts';
import { messageParams } from './message-params.ts';
import { cutParam, type Params } from './params.ts';
import { isSharedKey, render, text } from './text.ts';

/** A sentence of the catalogue as it is sent and stored; it is rendered when it is read. */
export interface Reason {
  readonly key: SharedKey;
  readonly params: Params;
}

/** A sentence with what varies in it. */
export function reason<K extends SharedKey>(key: K, ...params: MessageParams<K>): Reason {
  const rendering = render(key, params[0] ?? {});
  if (!rendering) throw new Error(`The text ${key} takes other parameters.`);
  return { key, params: rendering.params };
}

const maxParamLength = 2000;

const sentReason = z.object({
  key: z.string().max(100).refine(isSharedKey),
  params: z.record(z.string(), z.unknown()).default({}),
});

/** A reason as the console returns it; programs read it with `readReason`. */
export const reasonSchema = z
  .object({
    key: z.string().describe('Identifier of the sentence for programs.'),
    params: messageParams.describe(
      'Values that vary in the sentence, by name; empty for most keys. A value with a `key` is itself a text.',
    ),
  })
  .describe('Which sentence it is.');

/** Words of a sentence that are a person's own, or a text of the catalogue. */
export type Wording = string | { readonly key: RefusalKey };

/** Renders words of a sentence in the current language. */
export function renderWording(wording: Wording): string {
  return typeof wording === 'string' ? wording : text(wording.key);
}

/** The text of a reason in the language that is spoken. */
export function textOf({ key, params }: Reason): string {
  return render(key, params)?.text ?? '';
}

/** The reasons of something as the console returns them: as one English text, and by their keys. */
export function reasonFields(reasons: readonly Reason[]): { reason: string; reasons: Reason[] } {
  return { reason: reasons.map(textOf).join(' '), reasons: reasons.map(bounded) };
}

/** The text of stored or sent reasons in the current language; the English text if a key is not known. */
export function reasonText({ reason, reasons }: { reason: string; reasons: readonly unknown[] }): string {
  const read = reasons.map(readReason);
  return read.length > 0 && read.every((one) => one !== undefined) ? read.map(textOf).join(' ') : reason;
}

/** A reason as JSON: no parameter is longer than a reader accepts. */
export function bounded({ key, params }: Reason): Reason {
  return {
    key,
    params: Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, cutParam(value, maxParamLength)]),
    ),
  };
}

/**
 * Reads a reason that came over the wire or out of storage: undefined unless the catalogue has the key and all
 * its parameters are given. Members the text does not take are left out.
 */
export function readReason(sent: unknown): Reason | undefined {
  const read = sentReason.safeParse(sent);
  if (!read.success) return undefined;
  const { key } = read.data;
  const rendering = render(key, read.data.params);
  return rendering && bounded({ key, params: rendering.params });
}
