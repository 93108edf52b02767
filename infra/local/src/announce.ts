import { demoPassword, emailOf, signIns } from './demo/sign-ins.ts';
import type { Stack } from './stack.ts';

/** Prints the addresses and sign-in instructions. */
export function announce({ urls, data, settings }: Stack): void {
  const addresses = [
    ['Console', urls.console],
    ['Inbox', settings.mailServer ? '' : urls.inbox],
    ...(settings.standIns
      ? [
          ['Sign-ins', `${urls.identityProvider} plays Google, Microsoft and single sign-ons`],
          ['Streaming', `${urls.streamingVendor} plays the streaming vendors, the web demo, Slack, and Zoom`],
        ]
      : []),
    ['Platform', urls.platform],
    ['Data', data.path],
  ] as const;
  const lines = addresses.filter(([, address]) => address !== '');
  console.log(`\n${lines.map(([name = '', address]) => `  ${name.padEnd(10)}${address}`).join('\n')}\n`);
  console.log(`${settings.demo ? demoPeople() : firstPerson}\n`);
  console.log('ready');
}

function demoPeople(): string {
  const people = signIns.map((signIn) => `  ${emailOf(signIn).padEnd(26)}${signIn.what}`);
  return `  Sign in as one of these, password ${demoPassword}\n\n${people.join('\n')}\n`;
}

const firstPerson = `  Nobody can sign in yet? This prints a link for the first superadmin:

  npm run superadmin -- --email you@example.org --name "Your Name"
`;
