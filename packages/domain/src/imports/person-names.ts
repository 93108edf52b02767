/** A first and a last name; '' for none. */
export interface PersonName {
  firstName: string;
  lastName: string;
}

/** Words that begin a last name: van Gogh, de la Cruz. */
const particles = new Set(
  'van von der den de del della da di du dos das la le el al bin ibn ter ten zu zur af av y'.split(' '),
);

/** Splits a full name: `Ann Lee`, `Lee, Ann`, `Vincent van Gogh`. A single word is a first name. */
export function splitName(name: string): PersonName {
  const comma = name.indexOf(',');
  if (comma !== -1) {
    const lastName = name.slice(0, comma).trim();
    const firstName = name.slice(comma + 1).trim();
    if (lastName !== '' && firstName !== '') return { firstName, lastName };
  }
  const words = name.split(/[\s,]+/u).filter((word) => word !== '');
  const particle = words.findIndex(
    (word, index) => index > 0 && index < words.length - 1 && particles.has(word.toLowerCase()),
  );
  const cut = particle === -1 ? Math.max(1, words.length - 1) : particle;
  return { firstName: words.slice(0, cut).join(' '), lastName: words.slice(cut).join(' ') };
}
