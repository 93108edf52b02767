import { answers } from '@campus/parse-adapter/testing/upstream';
import { describe, expect, it } from 'vitest';
import { accountAccessAs, sessionIsOver, wireAccountDetails } from '../testing/answers.ts';
import { answerOf, openBrowser } from '../testing/browser.ts';
import { gatewayOn } from '../testing/gateway.ts';

const verified = { email: 'ana@campus.test', serverConfigName: 'demo', alreadyVerified: false };

describe('verifying an email', () => {
  it('uses the session, if there is one', async () => {
    const verifyEmail = answers({ ...verified, loggedInToEmailToVerify: true });
    const { app, sealed, received } = await gatewayOn({ verifyEmail });
    const browser = openBrowser(app);
    browser.jar.set('__Host-campus_session', sealed);
    const answer = answerOf(await browser.call('verification.verify', { code: 'the-code' }));
    expect(answer).toMatchObject({ outcome: 'verified', loggedInToEmailToVerify: true });
    expect(received).toMatchObject([{ headers: { 'x-parse-session-token': 'r:platform-token' } }]);
  });

  it('works for a person whose session has ended', async () => {
    const { app, sealed, received } = await gatewayOn({
      verifyEmail: (response, request) => {
        const isSignedIn = 'x-parse-session-token' in request.headers;
        const answer = isSignedIn ? sessionIsOver : answers({ ...verified, loggedInToEmailToVerify: false });
        answer(response, request);
      },
    });
    const browser = openBrowser(app);
    browser.jar.set('__Host-campus_session', sealed);
    expect(answerOf(await browser.call('verification.verify', { code: 'the-code' }))).toMatchObject({
      outcome: 'verified',
    });
    expect(received).toHaveLength(2);
  });

  it('leaves no code in the log', async () => {
    const { app, lines } = await gatewayOn({});
    await openBrowser(app).call('verification.verify', { code: 'the-code' });
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join()).not.toContain('the-code');
  });
});

const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString();

describe('the verification page of an account', () => {
  it.each([
    ['nothing was sent yet', null, true, { settled: false, emailDue: true }],
    ['the last email is 8 days old', daysAgo(8), true, { settled: false, emailDue: true }],
    ['the last email is 6 days old', daysAgo(6), true, { settled: false, emailDue: false }],
    ['nothing is required', null, false, { settled: true, emailDue: false }],
  ])('where %s', async (_, lastEmailSentAt, verificationRequired, expected) => {
    const { app, sealed } = await gatewayOn({
      ...accountAccessAs('member'),
      getAccount: answers({ ...wireAccountDetails, verificationRequired }),
      getVerificationState: answers({
        email: 'ana@campus.test',
        firstname: 'Ana',
        lastname: 'Sol',
        email_verified: false,
        currentVerificationData: { lastEmailSentAt },
        roles: ['membersOf_a1', 'adminsOf_a2'],
      }),
    });
    const response = await app.inject({
      url: '/api/v1/accounts/a1/verification',
      headers: { authorization: `Bearer ${sealed}` },
    });
    expect(response.json()).toEqual({
      email: 'ana@campus.test',
      name: 'Ana Sol',
      organizationName: 'Demo Campus',
      serverConfigName: 'demo',
      hasSeveralOrganizations: true,
      ...expected,
    });
  });
});
