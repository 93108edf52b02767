import { expect, it } from 'vitest';
import { landingKey, landingPage } from './landing-page.ts';

it('SHE-110 has one preference name for each account and user', () => {
  expect(landingKey('account1', 'user1')).toBe('account1_user1_landingPage');
  const keys = [landingKey('a', 'u'), landingKey('b', 'u'), landingKey('a', 'v')];
  expect(new Set(keys).size).toBe(3);
});

it('SHE-111 leads to /profile while nothing is stored', () => {
  expect(landingPage(null, ['/admin/members'])).toBe('/profile');
});

it('leads to the stored page while it may be opened, else to /profile', () => {
  expect(landingPage('/admin/members', ['/admin/members'])).toBe('/admin/members');
  expect(landingPage('/admin/audit', ['/admin/members'])).toBe('/profile');
  expect(landingPage('https://evil.example', ['/admin/members'])).toBe('/profile');
});
