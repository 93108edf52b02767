import { emailData } from '@campus/contracts/invitations/invitations';
import { describe, expect, it } from 'vitest';
import { renderHtml, renderText } from '../../foundation/mail/layout.ts';
import { composeInvitation, type InvitationMail } from './invitation-mail.ts';

function render(custom: Parameters<typeof emailData.parse>[0] = {}, overrides: Partial<InvitationMail> = {}) {
  const content = composeInvitation({
    brand: 'Campus',
    support: 'support@campus.test',
    organization: 'Demo & Co',
    inviter: 'Ada Example',
    invitee: 'Ana',
    link: 'https://campus.test/invitation/abc',
    expiresAt: new Date('2026-12-21T23:30:00.000Z'),
    custom: emailData.parse(custom),
    ...overrides,
  });
  return { ...content, html: renderHtml('Campus', content), text: renderText('Campus', content) };
}

describe('the mail of an invitation', () => {
  it('names brand, organization, inviter, link, support and the day it expires, in both bodies', () => {
    const { html, text } = render();
    for (const part of ['Campus', 'Ada Example', 'https://campus.test/invitation/abc', 'support@campus.test'])
      for (const body of [html, text]) expect(body).toContain(part);
    expect(text).toContain('expires on December 21, 2026.');
    expect(text).toContain('Demo & Co');
    expect(html).toContain('Demo &amp; Co');
    expect(html).not.toContain('Demo & Co');
  });

  it('omits an empty name from the greeting', () => {
    expect(render({}, { invitee: '' }).text).toContain('\n\nHello,\n\n');
  });

  it('replaces exactly the texts that the inviting person wrote', () => {
    const { subject, text } = render({ title: 'Come in', body: 'One\nline.\r\n\r\nAnother.' });
    expect(subject).toBe('Ada Example invited you to Demo & Co');
    expect(text).toMatch(/^Come in\n\nOne\nline\.\n\nAnother\.\n\nAccept Invitation:\n/);
  });

  it('shows typed HTML as text, in content and in attributes', () => {
    const { html } = render(
      { title: '<i>T</i>', body: '<img src=x onerror=alert(1)>', buttonText: `"'` },
      { link: 'https://campus.test/invitation/a"b', inviter: '<b>Eve</b>' },
    );
    expect(html).not.toMatch(/<i>|<img|<b>/);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).toContain('href="https://campus.test/invitation/a&quot;b"');
    expect(html).toContain('>&quot;&#39;</a>');
  });
});
