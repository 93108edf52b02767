import { html, type Markup } from '@campus/server-kit/html';
import { page } from '../look/page.ts';
import { returnTo } from './return.ts';

const style = '/streaming-vendor.css';

/** The ways a session can end, with the status that each sends to the console. */
const ends = [
  { status: '0', button: 'End the session', about: 'It ended successfully.' },
  { status: '1', button: 'End with status 1', about: 'Bad query, invalid nonce or failed authentication.' },
  { status: '2', button: 'End with status 2', about: 'An internal error.' },
  { status: '3', button: 'End with status 3', about: 'The campaign is suspended.' },
  { status: '4', button: 'End with status 4', about: 'Another internal error.' },
  { status: '9', button: 'End with status 9', about: 'Nobody knows what this means.' },
  { status: undefined, button: 'Leave without a status', about: 'The console launches again.' },
];

export interface SessionView {
  vendor: string;
  /** The streamed content. */
  world: string;
  /** The person who is signed in by the streamed client; undefined if the person must sign in. */
  person: string | undefined;
  returnAddress: string;
}

/** The page of a running session. A real vendor would show the campus here. */
export function sessionPage({ vendor, world, person, returnAddress }: SessionView): string {
  const signedIn =
    person === undefined ? 'Nobody is signed in: the client asks who comes.' : `Signed in as ${person}.`;
  return page({
    title: `${vendor} session`,
    style,
    body: html`<header class="bar"><h1>${vendor}</h1></header>
      <main>
        <div class="screen"><b>${world}</b><span>${signedIn}</span></div>
        <p>This page plays the streaming service. How shall the session end?</p>
        <ul class="rows">${ends.map((end, index) => row(end, returnAddress, `about-${index}`))}</ul>
      </main>`,
  });
}

function row({ status, button, about }: (typeof ends)[number], address: string, aboutId: string): Markup {
  return html`<li>
    <a class="button" href="${returnTo(address, status)}" aria-describedby="${aboutId}">${button}</a>
    <span id="${aboutId}">${about}</span>
  </li>`;
}

/** Shown if a session cannot start and there is no known return address. */
export function refusalPage(reason: string): string {
  return page({
    title: 'Streaming refused',
    style,
    body: html`<header class="bar"><h1>Streaming refused</h1></header><p class="empty">${reason}</p>`,
  });
}

/** The web demo, which greets its visitor. */
export function webDemoPage(visit: { person: string | undefined; world: string; ticket: string }): string {
  const { person, world, ticket } = visit;
  const greeting =
    person === undefined ? 'This link was used before, or it is too old.' : `Welcome, ${person}!`;
  return page({
    title: 'Web demo',
    style,
    body: html`<header class="bar"><h1>Web demo</h1></header>
      <main>
        <div class="screen"><b>${greeting}</b><span>World ${world}</span>${ticketLine(ticket)}</div>
      </main>`,
  });
}

function ticketLine(ticket: string): Markup {
  return ticket === '' ? html`<span>No ticket</span>` : html`<span>Ticket ${ticket}</span>`;
}

/** The simulated services. */
export function overviewPage(): string {
  return page({
    title: 'Streaming vendors',
    style,
    body: html`<header class="bar"><h1>Streaming vendors</h1></header>
      <main>
        <p>Simulates both streaming services of the console, its web demo, Slack, and Zoom on this machine. They are
          opened from the console: on your profile, at /launch/demo, or on the page Integrations.</p>
      </main>`,
  });
}
