export type GuessableRefusal = 'password.common' | 'password.personal';

/** What attackers try first. */
export interface Guesses {
  /** Common passwords in lowercase, by their rank: 0 is the most common. */
  ranks: ReadonlyMap<string, number>;
  /** Texts about the person and the place: email, names, brand. */
  about: readonly string[];
}

/** Words up to this rank are refused even with numbers and signs around them. */
const commonWords = 3000;
/** Shorter words are part of too many longer ones. */
const minWordLength = 4;

/** Why a new password would be guessed soon, regardless of its characters; undefined if it would not. */
export function refuseGuessable(password: string, { ranks, about }: Guesses): GuessableRefusal | undefined {
  if (isCommon(password, ranks)) return 'password.common';
  return isPersonal(password, about) ? 'password.personal' : undefined;
}

/** Whether a password contains a word of texts about the person and the place. */
export function isPersonal(password: string, about: readonly string[]): boolean {
  const plain = plainOf(password);
  const words = about.flatMap(splitWords).filter((word) => [...word].length >= minWordLength);
  return words.some((word) => plain.includes(plainOf(word)));
}

/** The texts about a person and the place that a new password must not contain. */
export function textsAbout(
  { email, names }: { email: string; names: readonly string[] },
  brand: string,
): string[] {
  // Without the domain, which all people in an organization share.
  return [email.replace(/@.*$/, ''), ...names, brand];
}

function isCommon(password: string, ranks: ReadonlyMap<string, number>): boolean {
  if (ranks.has(password.toLowerCase())) return true;
  const withoutEnd = password.replace(/[^\p{L}]+$/u, '');
  const withoutEnds = withoutEnd.replace(/^[^\p{L}]+/u, '');
  return [withoutEnd, withoutEnds].some((core) => (ranks.get(plainOf(core)) ?? commonWords) < commonWords);
}

function splitWords(text: string): string[] {
  return text.normalize('NFKC').split(/[^\p{L}\p{N}]+/u);
}

const lookalikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** A text with the letters that numbers and signs stand for. */
function plainOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[@431!0$57]/g, (sign) => lookalikes[sign] ?? sign);
}
