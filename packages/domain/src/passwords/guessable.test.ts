import { describe, expect, it } from 'vitest';
import { refuseGuessable } from './guessable.ts';

const words = ['password', 'qwerty', 'summer', 'p@ssw0rd1'];
const ranks = new Map([...words.map((word, rank) => [word, rank] as const), ['lantern', 3000] as const]);
const about = ['ana.maric@campus.test', 'Ana', 'Kovačević', 'Campus'];
const refuse = (password: string) => refuseGuessable(password, { ranks, about });

describe('a new password that guessers try early', () => {
  it.each([
    'Password1!',
    'P@ssw0rd2026!',
    '2026-Password!',
    '$ummer-2026',
    'QWERTY#1a'.slice(0, 8),
    'P@SSW0RD1',
  ])('is refused as common: %s', (password) => expect(refuse(password)).toBe('password.common'));

  it.each(['Maric-2031!', 'x9#C4mpus-77', 'KOVAČEVIĆ-31!', 'My-K0vačević1'])(
    'is refused because it contains facts about the person or the place: %s',
    (password) => expect(refuse(password)).toBe('password.personal'),
  );

  it.each(['Lantern-2031!', 'Ana-on-a-Boat-31!', 'Correct-Horse-9-Battery', 'Summertime-Blues-7!'])(
    'is accepted otherwise: %s',
    (password) => expect(refuse(password)).toBeUndefined(),
  );
});
