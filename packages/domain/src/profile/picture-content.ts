import type { PictureFormat } from './pictures.ts';

const beginnings: readonly (readonly [PictureFormat, readonly number[]])[] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', codesOf('GIF87a')],
  ['gif', codesOf('GIF89a')],
];

/** The format of a picture by its first bytes, or undefined for anything else. */
export function pictureFormat(content: Uint8Array): PictureFormat | undefined {
  return beginnings.find(([, bytes]) => startsWith(content, bytes, 0))?.[0];
}

/** What begins pages, scripts and documents that another program might find in a picture. */
const markup = ['<html', '<head', '<body', '<script', '<iframe', '<svg', '<!doctype', '<?php'].map(codesOf);
const wordEnds = codesOf('\t\n\f\r />');
const pdf = codesOf('%PDF-');
const zipEnd = [0x50, 0x4b, 0x05, 0x06];
const zipEndLength = 22;

/** The most pictures-in-progress a JPEG may hold; each one costs as much as decoding it whole. */
const maxScans = 100;

/**
 * Whether a picture is more than a picture: also a page, a script, an archive or a document, hidden in its
 * comments or behind its end, or a picture made to be decoded over and over.
 */
export function isMoreThanPicture(content: Uint8Array): boolean {
  return (
    startsAsScript(content) ||
    some(content, 0x3c, (at) => markup.some((words) => readsLike(content, words, at))) ||
    some(content, 0x25, (at) => startsWith(content, pdf, at)) ||
    some(content, 0x50, (at) => endsAsArchive(content, at)) ||
    (pictureFormat(content) === 'jpeg' && countScans(content) > maxScans)
  );
}

/** A measure or length that reads as the beginning of a comment turns the rest into a script. */
function startsAsScript(content: Uint8Array): boolean {
  const comment = codesOf('/*');
  return startsWith(content, comment, 6) || startsWith(content, comment, 4);
}

/** The end of an archive says how long its comment is, which ends the file. */
function endsAsArchive(content: Uint8Array, at: number): boolean {
  if (!startsWith(content, zipEnd, at)) return false;
  const comment = (content[at + 20] ?? 0) + 256 * (content[at + 21] ?? 0);
  return at + zipEndLength + comment === content.length;
}

function countScans(content: Uint8Array): number {
  let scans = 0;
  some(content, 0xff, (at) => content[at + 1] === 0xda && ++scans > maxScans);
  return scans;
}

/** Whether one of the possible positions has the expected byte. */
function some(content: Uint8Array, byte: number, test: (at: number) => boolean): boolean {
  for (let at = content.indexOf(byte); at !== -1; at = content.indexOf(byte, at + 1))
    if (test(at)) return true;
  return false;
}

function startsWith(content: Uint8Array, bytes: readonly number[], at: number): boolean {
  return bytes.every((byte, index) => content[at + index] === byte);
}

/** The words in any case, with what ends them: random pixels can look like a short word. */
function readsLike(content: Uint8Array, words: readonly number[], at: number): boolean {
  const isEnded = wordEnds.includes(content[at + words.length] ?? 0);
  return isEnded && words.every((code, index) => lower(content[at + index] ?? 0) === code);
}

function lower(code: number): number {
  return code >= 0x41 && code <= 0x5a ? code + 0x20 : code;
}

function codesOf(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}
