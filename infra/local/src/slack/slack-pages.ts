import { html, type Markup } from '@campus/server-kit/html';
import { page } from '../look/page.ts';

const style = '/streaming-vendor.css';

/** Channels of the workspace that can be chosen. */
export const channels = ['#general', '#campus'];

/** Asks a person which channel the console may post to. */
export function consentPage(links: { allow: (channel: string) => string; cancel: string }): string {
  return page({
    title: 'Slack',
    style,
    body: html`<header class="bar"><h1>Slack</h1></header>
      <main>
        <p>This page plays Slack. Campus wants to post to a channel of Campus Workspace. Where?</p>
        <ul class="rows">
          ${channels.map((channel) => row(links.allow(channel), `Allow ${channel}`))}
          ${row(links.cancel, 'Cancel')}
        </ul>
      </main>`,
  });
}

function row(address: string, label: string): Markup {
  return html`<li><a class="button" href="${address}">${label}</a></li>`;
}
