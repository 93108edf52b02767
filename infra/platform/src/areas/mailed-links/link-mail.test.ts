import { describe, expect, it } from 'vitest';
import { renderHtml, renderText } from '../../ground/mail/layout.ts';
import type { MailedLinkPurpose } from '../../ground/schema/tables/mailed-link.ts';
import { composeLinkMail, type LinkMail } from './link-mail.ts';

const config = {
  brand: 'Campus & Co',
  supportEmail: 'support@campus.test',
  verificationDays: 7,
  resetMinutes: 60,
  objectionDays: 5,
};

function render(purpose: MailedLinkPurpose, overrides: Partial<LinkMail> = {}) {
  const link = 'https://campus.test/somewhere/secret';
  const mail = { config, firstName: 'Ana', email: 'ana@campus.test', link, ...overrides };
  const content = composeLinkMail(purpose, mail);
  const { brand } = config;
  return { ...content, html: renderHtml(brand, content), text: renderText(brand, content) };
}

describe('a mail with a link', () => {
  it.each([
    ['verification', 'Verify your email for Campus & Co', 'Verify Email', 'works for 7 days'],
    ['passwordReset', 'Reset your Campus & Co password', 'Reset Password', 'works once, within 60 minutes'],
    ['emailObjection', 'The email of your Campus & Co user was changed', 'This was not me', 'for 5 days'],
  ] as const)(
    'for %s says what it is for, how long it works and where it leads',
    (purpose, subject, label, time) => {
      const mail = render(purpose);
      expect(mail.subject).toBe(subject);
      for (const body of [mail.html, mail.text])
        for (const part of [
          'Hello Ana,',
          label,
          time,
          'ana@campus.test',
          'https://campus.test/somewhere/secret',
        ])
          expect(body).toContain(part);
      expect(mail.text).toContain('Campus & Co');
      expect(mail.html).not.toContain('Campus & Co');
    },
  );

  it('greets nobody by an empty name', () => {
    expect(render('verification', { firstName: '' }).text).toContain('\n\nHello,\n\n');
  });

  it('shows HTML in a name as what was typed', () => {
    expect(render('verification', { firstName: '<img src=x>' }).html).not.toContain('<img');
  });
});
