import { pageTexts } from '../core/catalogue.ts';

/** The texts of the page that accepts an invitation. */
export const joinPageMessages = pageTexts({
  'join.title': (p: { organization: string }) => `Join ${p.organization}`,
  'join.for': (p: { email: string }) => `The invitation is for ${p.email}.`,
  'join.over': 'Invitation',
  'join.unknown':
    'There is no invitation at this address. Mail programs sometimes cut long links: copy the whole link from the email into the address bar. If that does not help, ask the person who invited you to send the invitation again.',
  'join.start': 'Go to the start page',
  'join.signedIn': 'You are signed in with this address.',
  'join.accept': 'Accept invitation',
  'join.otherPerson': (p: { email: string }) =>
    `You are signed in as ${p.email}. Log out to join as the invited person.`,
  'join.logIn.label': 'Log in to join',
  'join.logIn': 'Log in and join',
  'join.register.label': 'Register to join',
  'join.register': 'Register and join',
  'join.register.consent': (p: { license: string }) => `I consent to the ${p.license}`,
  'join.welcome': (p: { organization: string }) => `Welcome to ${p.organization}`,
  'join.done': 'You have joined.',
  'join.next': 'You have joined. What to do next',
  'join.console': 'Open console',
  'join.account': 'Go to your account',
  'join.web': 'Enter web app',
  'sender.asks': (p: { organization: string; email: string }) =>
    `${p.organization} asks to send its invitations from ${p.email}.`,
  'sender.consequence':
    'Once you accept, the invitations of this organization carry your address as their sender. Nothing else is sent from it.',
  'sender.accepted': 'Accepted',
  'sender.acceptedDetail': (p: { email: string; organization: string }) =>
    `Invitations to ${p.organization} come from ${p.email} from now on.`,
  'sender.keep': 'This link lets you withdraw at any time.',
  'sender.withdraw': 'Withdraw',
  'sender.accept.sure': (p: { email: string }) => `Let invitations come from ${p.email}?`,
  'sender.accept.confirm': 'Yes, accept',
  'sender.withdraw.sure': (p: { email: string }) => `Stop invitations from ${p.email}?`,
  'sender.withdraw.confirm': 'Yes, withdraw',
  'sender.withdrawn': 'Withdrawn',
  'sender.withdrawnDetail': (p: { email: string; organization: string }) =>
    `Invitations to ${p.organization} do not come from ${p.email}. Accept a new request email first.`,
  'sender.close': 'You can close this page.',
  'sender.loadFailed': 'This link could not be opened',
  'join.support': (p: { support: string }) => `Need help? Write to ${p.support}`,
} as const);
