import { expect, it } from 'vitest';
import { linkedInAddress, linkedInUsername, refuseLinkedIn } from './profile.ts';

it.each([
  ['https://www.linkedin.com/in/ana-okafor', 'ana-okafor'],
  ['http://linkedin.com/in/ana-okafor/', 'ana-okafor'],
  ['linkedin.com/in/ana-okafor?trk=profile', 'ana-okafor'],
  ['https://de.linkedin.com/in/ana-okafor#about', 'ana-okafor'],
  ['  ana-okafor ', 'ana-okafor'],
  ['https://evil.example/in/ana', 'https://evil.example/in/ana'],
  ['https://linkedin.com.evil.example/in/ana', 'https://linkedin.com.evil.example/in/ana'],
  ['', ''],
])('PRO-018 reduces %j to %j', (entered, username) => {
  expect(linkedInUsername(entered)).toBe(username);
});

it('accepts up to a hundred letters, digits and hyphens, or an empty text', () => {
  expect(refuseLinkedIn('')).toBeUndefined();
  expect(refuseLinkedIn(`Ana-7${'x'.repeat(95)}`)).toBeUndefined();
  expect(refuseLinkedIn('x'.repeat(101))).toBe('profile.linkedIn.tooLong');
  for (const wrong of ['ana okafor', 'ana_o', 'ána', 'ana/../x', '<b>'])
    expect(refuseLinkedIn(wrong)).toBe('profile.linkedIn.characters');
});

it('leads to the profile of the user name', () => {
  expect(linkedInAddress('ana-okafor')).toBe('https://www.linkedin.com/in/ana-okafor');
});
