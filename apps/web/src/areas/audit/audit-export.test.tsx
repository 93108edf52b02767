import { auditReach } from '@campus/contracts/audit/audit';
import './audit-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import type { Answers } from '../../../testing/answering-link.ts';
import { workingIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { anAuditEntry, anAuditPage } from '../../../testing/rows.ts';

let fetched: MockInstance<typeof fetch>;
let saved: string[];
beforeEach(() => {
  fetched = vi.spyOn(globalThis, 'fetch');
  saved = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

it('saves what the filters leave, in the person’s time zone, under the name the file comes with', async () => {
  answerFile();
  const page = renderPage('/admin/audit?outcome=refused&actor=user1&from=2026-11-01&page=3', recorded(1_234));
  await page.user.click(await exportButton());
  await screen.findByText('1,234 entries exported.');
  expect(saved).toEqual(['audit-demo.csv']);
  const { pathname, searchParams } = new URL(String(fetched.mock.lastCall?.[0]), 'http://console.test');
  expect(pathname).toMatch(/^\/files\/accounts\/\w+\/audit\/export$/);
  expect(Object.fromEntries(searchParams)).toEqual({
    operation: '',
    outcome: 'refused',
    actor: 'user1',
    target: '',
    search: '',
    from: '2026-11-01',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

it('says that only the newest were exported where there are more', async () => {
  answerFile();
  const page = renderPage('/admin/audit', recorded(auditReach, false));
  await page.user.click(await exportButton());
  await screen.findByText(/^Only the newest 100,000 of these entries were exported\./);
});

it('says why nothing was exported', async () => {
  const error = { message: 'Too many attempts.', code: -32029, data: { code: 'TOO_MANY_REQUESTS' } };
  fetched.mockResolvedValue(new Response(JSON.stringify({ error }), { status: 429 }));
  const page = renderPage('/admin/audit', recorded(3));
  await page.user.click(await exportButton());
  await screen.findByText('The audit log could not be exported: Too many attempts.');
  expect(saved).toEqual([]);
});

it('offers nothing to export where nothing matches', async () => {
  renderPage('/admin/audit', recorded(0));
  await screen.findByText('Nothing has been recorded yet.');
  await waitFor(async () => expect((await exportButton()).hasAttribute('disabled')).toBe(true));
});

function answerFile() {
  const headers = { 'content-disposition': `attachment; filename*=UTF-8''audit-demo.csv` };
  fetched.mockResolvedValue(new Response('Time (UTC)\r\n', { headers }));
}

function recorded(total: number, totalIsExact = true): Answers {
  const entries = total > 0 ? [anAuditEntry()] : [];
  return { ...workingIn(), audit: { list: () => anAuditPage(entries, { total, totalIsExact }) } };
}

function exportButton() {
  return screen.findByRole('button', { name: 'Export as CSV' });
}
