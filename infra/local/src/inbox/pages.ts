import { html, type Markup } from '@campus/server-kit/html';
import { page } from '../look/page.ts';
import type { Mail, MailSummary } from './store.ts';

const style = '/inbox.css';

/** The list of mails, which refreshes itself. */
export function listPage(mails: readonly MailSummary[], recipient: string): string {
  const none = recipient
    ? html`<p class="empty">No mail to ${recipient} yet.</p>`
    : html`<p class="empty">No mail yet. Everything the platform sends arrives here.</p>`;
  return page({
    title: 'Inbox',
    style,
    body: html`<header class="bar">
        <h1>Inbox</h1>
        <form role="search">
          <input type="search" name="to" value="${recipient}" placeholder="Recipient's address"
            aria-label="Recipient's address" autocomplete="off">
        </form>
      </header>
      <main>${mails.length === 0 ? none : html`<ul class="mails">${mails.map(row)}</ul>`}</main>`,
    head: html`<script src="/inbox.js" type="module"></script>`,
  });
}

function row(mail: MailSummary): Markup {
  return html`<li><a href="/messages/${mail.id}">
    <span class="to">${mail.to.join(', ')}</span>
    ${time(mail)}
    <span class="subject">${subjectOf(mail)}</span>
  </a></li>`;
}

/** One mail: its HTML in a sandboxed frame, and its text. */
export function mailPage(mail: Mail): string {
  return page({
    title: subjectOf(mail),
    style,
    body: html`<header class="bar"><a href="/" class="back">← Inbox</a></header>
      <main class="mail">
        <h1>${subjectOf(mail)}</h1>
        <dl>
          <dt>From</dt><dd>${mail.from}</dd>
          <dt>To</dt><dd>${mail.to.join(', ')}</dd>
          <dt>Received</dt><dd>${time(mail)}</dd>
          ${attachments(mail)}
        </dl>
        ${mail.html ? frame(mail) : []}
        <details ${mail.html ? [] : html`open`}><summary>Plain text</summary><pre>${mail.text}</pre></details>
      </main>`,
  });
}

/** Shown for a mail that does not exist. */
export function missingPage(): string {
  return page({
    title: 'Not found',
    style,
    body: html`<header class="bar"><a href="/" class="back">← Inbox</a></header>
      <p class="empty">This mail does not exist any more.</p>`,
  });
}

/** The mail's HTML for the frame. Its links open outside the frame. */
export function framedHtml(mail: Mail): string {
  return `<!doctype html><meta charset="utf-8"><base target="_blank">${mail.html}`;
}

function frame(mail: Mail): Markup {
  return html`<iframe src="/messages/${mail.id}/html" title="The mail as its reader sees it"
    sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
}

function attachments(mail: Mail): Markup[] {
  if (mail.attachments.length === 0) return [];
  const links = mail.attachments.map(
    (attachment, index) =>
      html`<a href="/messages/${mail.id}/attachments/${String(index)}" download>${attachment.name}</a> `,
  );
  return [html`<dt>Attached</dt><dd>${links}</dd>`];
}

function time(mail: MailSummary): Markup {
  const shown = mail.receivedAt.replace('T', ' ').slice(0, 16);
  return html`<time datetime="${mail.receivedAt}">${shown} UTC</time>`;
}

function subjectOf(mail: MailSummary): string {
  return mail.subject || '(no subject)';
}
