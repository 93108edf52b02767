import { verifyEmail } from '@campus/contracts/verification/functions';
import { expect, it } from 'vitest';
import { platformThat } from '../testing/platform.ts';
import { answers } from '../testing/upstream.ts';

const common = { loggedInToEmailToVerify: true, email: 'ana@campus.test', serverConfigName: 'demo' };

it.each([
  [true, 'alreadyVerified'],
  [false, 'verified'],
])('turns alreadyVerified %s into the outcome %s', async (alreadyVerified, outcome) => {
  const { platform } = await platformThat(answers({ ...common, alreadyVerified }));
  expect(await platform.call(verifyEmail, { code: 'code' })).toEqual({ ...common, outcome });
});

it.each([
  [null, undefined],
  ['2026-11-01T00:00:00.000Z', new Date('2026-11-01T00:00:00.000Z')],
])('reads when the last email was sent: %s', async (lastEmailSentAt, expected) => {
  const person = { email: 'ana@campus.test', firstname: 'Ana', lastname: '', email_verified: false };
  const state = { ...person, currentVerificationData: { lastEmailSentAt }, roles: ['membersOf_a1'] };
  const { platform } = await platformThat(answers(state));
  expect(await platform.verification.state()).toEqual({
    email: 'ana@campus.test',
    name: 'Ana',
    emailVerified: false,
    lastEmailSentAt: expected,
    roleNames: ['membersOf_a1'],
  });
});
