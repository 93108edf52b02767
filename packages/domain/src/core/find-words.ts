import { fold } from './fold.ts';
import { searchWords } from './search-words.ts';

/** Other spellings of the same stem, and the one that texts are compared in. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/(fav|col|behavi|neighb|lab)our/g, '$1or'],
  [/(cent|theat|met)re\b/g, '$1er'],
  [/(organ|custom|author|personal|moderat|initial)is(?=[aei])/g, '$1iz'],
  [/(catal|dial)ogue/g, '$1og'],
  [/licence/g, 'license'],
  [/grey/g, 'gray'],
  [/e-mail/g, 'email'],
  [/log-?ins?\b/g, 'login'],
  [/sign-?ups?\b/g, 'signup'],
];

/** Words of the console, and words that people use for the same thing. A word finds every other one of its group. */
const synonyms: readonly (readonly string[])[] = [
  ['close', 'closed', 'shut', 'disable', 'offline', 'maintenance'],
  ['invite', 'invitation'],
  ['registration', 'register', 'signup', 'sign up', 'join'],
  ['passcode', 'pin', 'password', 'code'],
  ['login', 'sign-in', 'sign in', 'log in', 'session'],
  ['expiry', 'expire', 'timeout', 'remember'],
  ['verify', 'verification', 'confirm'],
  ['domain', 'company', 'organization'],
  ['spawn', 'arrive', 'arrival', 'start', 'landing'],
  ['idle', 'inactive', 'inactivity', 'away', 'afk'],
  ['email', 'mail'],
  ['address', 'url', 'link', 'website'],
  ['help', 'support', 'contact'],
  ['picture', 'image', 'photo', 'logo'],
  ['upload', 'file', 'attachment'],
  ['board', 'whiteboard', 'screen'],
  ['favorite', 'bookmark', 'starred'],
  ['recent', 'history', 'last'],
  ['map', 'minimap'],
  ['hunt', 'quest', 'game'],
  ['streaming', 'browser', 'stream'],
  ['transcript', 'transcription', 'caption', 'subtitle', 'speech'],
  ['meeting', 'zoom', 'call'],
  ['lock', 'lockdown'],
  ['mute', 'silence'],
  ['kick', 'remove', 'eject'],
  ['summon', 'bring', 'teleport', 'gather'],
  ['announcement', 'announce', 'broadcast'],
  ['timer', 'countdown'],
];

/** A text in the form that words of a search are looked up in: without case, accents, and differences of spelling. */
export function findableText(text: string): string {
  return spellings.reduce((spelled, [other, common]) => spelled.replace(other, common), fold(text));
}

/** The words of a search, each with all forms that find it. */
export type FindableWords = readonly (readonly string[])[];

/**
 * The words of a search: each as it is typed, in the singular, and in other spellings; with `synonyms`, also the
 * words of the console that mean the same.
 */
export function findableWords(search: string, { synonyms: withSynonyms = false } = {}): FindableWords {
  return searchWords(search).map((typed) => {
    const word = findableText(typed);
    const forms = [word, ...singularsOf(word)];
    return withSynonyms ? [...new Set([...forms, ...forms.flatMap(synonymsOf)])] : forms;
  });
}

/** Whether each word, in one of its forms, is somewhere in a text that `findableText` has made. */
export function hasWords(text: string, words: FindableWords): boolean {
  return words.every((forms) => forms.some((form) => text.includes(form)));
}

/** English plurals without their ending. Shorter words would find too much. */
function singularsOf(word: string): string[] {
  if (word.length < 5) return [];
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`];
  return word.endsWith('s') && !word.endsWith('ss') ? [word.slice(0, -1)] : [];
}

function synonymsOf(word: string): readonly string[] {
  return synonyms.filter((group) => group.includes(word)).flat();
}
