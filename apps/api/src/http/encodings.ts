import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** The encodings of answers, the smaller one first. */
const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** Compresses a body. A high quality, up to 11, takes much longer than a low one. */
export function compressed(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body);
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/** The encoding that the caller accepts, the smaller one first. An encoding with the weight 0 is refused. */
export function encodingOf(accepted: string | string[] = ''): Encoding | undefined {
  const names = String(accepted)
    .toLowerCase()
    .split(',')
    .map((part) => part.replaceAll(/\s/g, ''))
    .filter((part) => !/;q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return encodings.find((encoding) => names.includes(encoding));
}
