import * as z from 'zod';
import type { MessageParams, RefusalKey, SharedKey } from './keys.ts';
import { messageParams } from './message-params.ts';
import { cutParam, type Params } from './params.ts';
import { isSharedKey, render, text } from './text.ts';

/** A catalog sentence as it is sent and stored. It is rendered when it is read. */
export interface Reason {
  readonly key: SharedKey;
  readonly params: Params;
}

/** Creates a reason from a key and its parameters. */
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

/** A reason in the console's answers. Programs read it with `readReason`. */
export const reasonSchema = z
  .object({
    key: z.string().describe('Identifier of the sentence for programs.'),
    params: messageParams.describe(
      'Values that vary in the sentence, by name; empty for most keys. A value with a `key` is itself a text.',
    ),
  })
  .describe('Which sentence it is.');

/** Words in a sentence: a person's own, or a catalog text. */
export type Wording = string | { readonly key: RefusalKey };

/** Renders words for a sentence in the current language. */
export function renderWording(wording: Wording): string {
  return typeof wording === 'string' ? wording : text(wording.key);
}

/** The text of a reason in the current language. */
export function textOf({ key, params }: Reason): string {
  return render(key, params)?.text ?? '';
}

/** Formats reasons for the console's answers: as one English text, and by key. */
export function reasonFields(reasons: readonly Reason[]): { reason: string; reasons: Reason[] } {
  return { reason: reasons.map(textOf).join(' '), reasons: reasons.map(bounded) };
}

/** The text of stored or sent reasons in the current language, or the English text if a key is unknown. */
export function reasonText({ reason, reasons }: { reason: string; reasons: readonly unknown[] }): string {
  const read = reasons.map(readReason);
  return read.length > 0 && read.every((one) => one !== undefined) ? read.map(textOf).join(' ') : reason;
}

/** A reason as JSON, with parameters cut to the length that readers accept. */
export function bounded({ key, params }: Reason): Reason {
  return {
    key,
    params: Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, cutParam(value, maxParamLength)]),
    ),
  };
}

/**
 * Parses a reason from the wire or from storage. Returns undefined if the catalog lacks the key or a
 * parameter is missing. Parameters that the text does not use are dropped.
 */
export function readReason(sent: unknown): Reason | undefined {
  const read = sentReason.safeParse(sent);
  if (!read.success) return undefined;
  const { key } = read.data;
  const rendering = render(key, read.data.params);
  return rendering && bounded({ key, params: rendering.params });
}
