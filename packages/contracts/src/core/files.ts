import * as z from 'zod';
import { typed } from './fields.ts';
import { sentence } from './schema-sentences.ts';

/** An uploaded file: its content, and the name from its sender, which cannot be trusted. */
export const uploadedFile = z.object(
  {
    /** Empty if it was sent without a name. */
    name: typed(255),
    content: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  },
  { error: sentence('file.missing') },
);
export type UploadedFile = z.output<typeof uploadedFile>;

/** An uploaded file that is read as fast as it is consumed, so it can be larger than memory. */
export const streamedFile = z.object(
  {
    name: typed(255),
    content: z.custom<AsyncIterable<Uint8Array>>(isStream),
  },
  { error: sentence('file.missing') },
);
export type StreamedFile = z.output<typeof streamedFile>;

type Content = Uint8Array | AsyncIterable<Uint8Array | string>;

/** The result of a download handler: a file to save, or one that pages show. */
export const downloadedFile = z.object({
  /** The name to save it under. */
  name: z.string().min(1),
  /** Its media type, such as `text/csv; charset=utf-8`. */
  type: z.string().min(1),
  /** Long content is returned piece by piece, as fast as the reader consumes it. */
  body: z.custom<Content>(isContent),
  /**
   * Whether pages show it instead of saving it. Browsers then cache it, because different content has a
   * different address.
   */
  inline: z.boolean().default(false),
});

function isContent(value: unknown): boolean {
  return value instanceof Uint8Array || isStream(value);
}

function isStream(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
