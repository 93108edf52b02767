import { demoPassword, emailOf, signIns } from './demo/sign-ins.ts';
import type { Stack } from './stack.ts';

/** Prints the addresses, and how to sign in. */
export function announce({ urls, data }: Stack): void {
  const people = signIns.map((signIn) => `  ${emailOf(signIn).padEnd(26)}${signIn.what}`);
  console.log(`
  Console   ${urls.console}
  Inbox     ${urls.inbox}
  Sign-ins  ${urls.identityProvider} plays Google, Microsoft and single sign-ons
  Streaming ${urls.streamingVendor} plays the streaming vendors and the web demo
  Platform  ${urls.platform}
  Data      ${data.path}

  Sign in as one of these, password ${demoPassword}

${people.join('\n')}
`);
  console.log('ready');
}
