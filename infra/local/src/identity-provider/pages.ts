import { html, type Markup } from '@campus/server-kit/html';
import { page } from '../look/page.ts';
import type { Person } from './people.ts';

/** The page for choosing who signs in; `address` is its own address. */
export function signInPage(issuer: string, address: string, people: readonly Person[]): string {
  return page({
    title: `Sign in at ${issuer}`,
    style: '/identity-provider.css',
    body: html`<header class="bar"><h1>${issuer}</h1></header>
      <main>
        <p>Who signs in? The console is told the name and the email address.</p>
        <ul class="rows">${people.map((person, index) => row(person, address, `about-${index}`))}</ul>
        <form method="post" action="${address}/cancel"><button type="submit">Cancel</button></form>
      </main>`,
  });
}

function row(person: Person, address: string, aboutId: string): Markup {
  return html`<li>
    <form method="post" action="${address}/people/${encodeURIComponent(person.sub)}">
      <button type="submit" aria-describedby="${aboutId}">${person.email}</button>
    </form>
    <span id="${aboutId}">${person.about}</span>
  </li>`;
}

/** The people who can sign in, by issuer. */
export function overviewPage(issuers: readonly { name: string; people: readonly Person[] }[]): string {
  return page({
    title: 'Identity provider',
    style: '/identity-provider.css',
    body: html`<header class="bar"><h1>Identity provider</h1></header>
      <main>
        <p>Plays Google, Microsoft and single sign-ons for the console on this machine. The people they know:</p>
        ${issuers.map(
          ({ name, people }) => html`<h2>${name}</h2>
            <ul class="rows">${people.map(({ email, about }) => html`<li><b>${email}</b> ${about}</li>`)}</ul>`,
        )}
      </main>`,
  });
}

/** Shown when a sign-in cannot continue. */
export function failurePage(reason: string): string {
  return page({
    title: 'Sign-in failed',
    style: '/identity-provider.css',
    body: html`<header class="bar"><h1>Sign-in failed</h1></header><p class="empty">${reason}</p>`,
  });
}
