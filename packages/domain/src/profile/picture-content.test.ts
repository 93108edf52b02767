import { describe, expect, it } from 'vitest';
import { isMoreThanPicture, pictureFormat } from './picture-content.ts';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)),
  );

const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const zip = (comment: string) => [
  ...[0x50, 0x4b, 0x05, 0x06],
  ...Array<number>(16).fill(0),
  ...[comment.length, 0],
  ...bytes(comment),
];

describe('the format of a picture', () => {
  it.each([
    ['jpeg', bytes(jpeg, 'JFIF')],
    ['png', bytes(png, 'IHDR')],
    ['gif', bytes('GIF87a')],
    ['gif', bytes('GIF89a…')],
  ])('is %s by its first bytes', (format, content) => {
    expect(pictureFormat(content)).toBe(format);
  });

  it.each([
    '',
    'G',
    'GIF88a',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'RIFF\0\0\0\0WEBPVP8 ',
    'BM',
    'II*\0',
    '\xff\xd8',
  ])('is none for %j', (content) => {
    expect(pictureFormat(bytes(content))).toBeUndefined();
  });
});

describe('a picture that is more than a picture', () => {
  it.each([
    ['a page behind its end', bytes(png, 'IEND', '<html><script>alert(1)</script>')],
    ['a script in a comment', bytes(jpeg, [0xff, 0xfe], '<SCRIPT >alert(1)</SCRIPT>')],
    ['a drawing', bytes('GIF89a;', '<svg onload=alert(1)>')],
    ['a program of a server', bytes(png, '<?php system($_GET[0]);')],
    ['a document', bytes(jpeg, '%PDF-1.7')],
    ['an archive', bytes(jpeg, zip(''))],
    ['an archive with a comment', bytes(png, zip('of 12 signs.'))],
    ['a script by its width', bytes('GIF89a/*', '*/=1;alert(1)')],
    ['a script by a length', bytes([0xff, 0xd8, 0xff, 0xe0], '/*', '*/=1;alert(1)')],
    ['a bomb of scans', bytes(jpeg, Array(101).fill([0xff, 0xda]).flat())],
  ])('is refused: %s', (_, content) => {
    expect(isMoreThanPicture(content)).toBe(true);
  });

  it.each([
    ['nothing else', bytes(png, 'IHDR')],
    ['metadata of an editor', bytes(jpeg, '<x:xmpmeta><rdf:RDF/></x:xmpmeta> < html, 100% PK')],
    ['longer words', bytes(png, '<headline><htmlx><scripts>')],
    ['what would be scans in a JPEG', bytes(png, Array(200).fill([0xff, 0xda]).flat())],
    ['the end of an archive that does not end there', bytes(png, zip('of 12 signs.'), 'and more')],
    ['as many scans as editors make', bytes(jpeg, Array(20).fill([0xff, 0xda]).flat())],
  ])('is none with %s', (_, content) => {
    expect(isMoreThanPicture(content)).toBe(false);
  });
});
