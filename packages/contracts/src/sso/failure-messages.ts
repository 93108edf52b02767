import { pageTexts } from '../core/catalogue.ts';

/** The texts for administrators about failed single sign-ons: each cause, and what to do. */
export const ssoFailureMessages = pageTexts({
  'ssoFailures.title': 'Failed single sign-ons',
  'ssoFailures.about':
    'The last failures of each provider, kept for 30 days. The same failure of the same person is listed once.',
  'ssoFailures.none': 'No single sign-on has failed in the last 30 days.',
  'ssoFailures.failed': (p: { reason: string }) =>
    `The failed single sign-ons could not be loaded: ${p.reason}`,
  'ssoFailures.person': (p: { email: string; provider: string }) => `${p.email} through ${p.provider}`,
  'ssoFailures.unknownPerson': (p: { provider: string }) => `A person through ${p.provider}`,
  'ssoFailures.last': 'Last:',
  'ssoFailures.times': (p: { count: string }) => `Failed ${p.count} times.`,
  'ssoFailures.errorCode': (p: { code: string }) => `Code: ${p.code}`,
  'ssoFailures.request': (p: { id: string }) => `Request: ${p.id}`,

  'ssoFailures.cause.unreachable': 'The provider did not answer, or its answer was not readable.',
  'ssoFailures.advice.unreachable':
    'Check that the address of the provider is right and that the console can reach it.',
  'ssoFailures.cause.issuer': 'The provider names another issuer than the one set up here.',
  'ssoFailures.advice.issuer':
    'Set the issuer exactly as the provider’s discovery document writes it, including a slash at the end.',
  'ssoFailures.cause.unsafe': 'An address of the provider does not begin with https.',
  'ssoFailures.advice.unsafe': 'Use https for the issuer and for all addresses in its discovery document.',
  'ssoFailures.cause.client': 'The provider refused the client ID or the client secret.',
  'ssoFailures.advice.client':
    'Compare both with the provider. The secret may have expired: create a new one and have it set up here.',
  'ssoFailures.cause.code': 'The provider refused the code of the sign-in.',
  'ssoFailures.advice.code':
    'Check that the return address of this console is registered with the provider, without any difference.',
  'ssoFailures.cause.signature': 'The signature of the ID token does not match the keys of the provider.',
  'ssoFailures.advice.signature':
    'Check that the provider publishes the key it signs with, and that it signs with RS, PS, ES, or EdDSA.',
  'ssoFailures.cause.audience': 'The ID token was issued to another client.',
  'ssoFailures.advice.audience': 'Compare the client ID with the provider.',
  'ssoFailures.cause.clock': 'The ID token has expired, or is not valid yet.',
  'ssoFailures.advice.clock': 'Check the clocks of the provider and of the console.',
  'ssoFailures.cause.token': 'The provider’s answer lacks something or contradicts itself.',
  'ssoFailures.advice.token':
    'Check that the provider issues ID tokens with subject and nonce. The log has details under the request.',
  'ssoFailures.cause.denied': 'The provider refused the sign-in.',
  'ssoFailures.advice.denied':
    'Look the code up with the provider. Often the person, or the client, is not assigned there.',
  'ssoFailures.cause.guest': 'The person is a guest in the tenant, and guests cannot sign in.',
  'ssoFailures.advice.guest': 'Ask the person to sign in with an account of the tenant, or with a password.',
  'ssoFailures.cause.domain': 'The domain of the Google account is not accepted.',
  'ssoFailures.advice.domain': 'Add the domain to the accepted Google domains if the person should sign in.',
  'ssoFailures.cause.unverified': 'Google has not verified the email address.',
  'ssoFailures.advice.unverified': 'Ask the person to verify the address in the Google account.',
});
