import { describe, expect, it } from 'vitest';
import { renderHtml, renderText } from '../../foundation/mail/layout.ts';
import type { MailedLinkPurpose } from '../../foundation/schema/tables/mailed-link.ts';
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
  const email = 'ana@campus.test';
  const mail = {
    config,
    firstName: 'Ana',
    to: email,
    email,
    wantedEmail: '',
    link,
    organizationName: '',
    ...overrides,
  };
  const content = composeLinkMail(purpose, mail);
  const { brand } = config;
  return { ...content, html: renderHtml(brand, content), text: renderText(brand, content) };
}

describe('a mail with a link', () => {
  it.each([
    ['verification', 'Verify your email for Campus & Co', 'Verify Email', 'works for 7 days'],
    ['passwordReset', 'Reset your Campus & Co password', 'Reset Password', 'works once, within 60 minutes'],
  ] as const)('for %s states purpose, lifetime, and destination', (purpose, subject, label, time) => {
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
  });

  it('tells the present address the requested one, and the old address the new one', () => {
    const asked = render('emailObjection', { wantedEmail: 'new@campus.test' });
    expect(asked.subject).toBe('Someone asked to change the email of your Campus & Co user');
    expect(asked.text).toContain('asked to log in with new@campus.test instead');
    const made = render('emailObjection', { to: 'previous@campus.test', email: 'new@campus.test' });
    expect(made.subject).toBe('The email of your Campus & Co user was changed');
    expect(made.text).toContain('was changed to new@campus.test.');
    for (const mail of [asked, made])
      for (const part of ['Hello Ana,', 'This was not me', 'object for 5 days'])
        expect(mail.text).toContain(part);
  });

  it('tells a new address which one it is, and no name', () => {
    const mail = render('emailChange', { to: 'new@campus.test' });
    expect(mail.subject).toBe('Confirm your new email for Campus & Co');
    expect(mail.text).toContain('log in to Campus & Co with new@campus.test');
    for (const part of ['Hello,', 'Confirm Email', 'works for 7 days']) expect(mail.text).toContain(part);
    for (const part of ['Ana', 'ana@campus.test']) expect(mail.text).not.toContain(part);
  });

  it('names the organization whose world one signed up in', () => {
    const mail = render('verification', { organizationName: 'Northwind' });
    expect(mail.subject).toBe('Verify your email for Northwind');
    expect(mail.text).toContain('so that you can use Northwind.');
  });

  it.each(['verification', 'passwordReset', 'emailObjection'] as const)(
    'mentions no button in the plain text of %s',
    (purpose) => expect(render(purpose).text).not.toMatch(/button/i),
  );

  it('omits an empty name from the greeting', () => {
    expect(render('verification', { firstName: '' }).text).toContain('\n\nHello,\n\n');
  });

  it('shows HTML in a name as text', () => {
    expect(render('verification', { firstName: '<img src=x>' }).html).not.toContain('<img');
  });
});
