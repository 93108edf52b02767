import { sends, startUpstream } from '@campus/parse-adapter/testing/upstream';
import { expect, it, onTestFinished } from 'vitest';
import { answerOf, openBrowser } from '../testing/browser.ts';
import { gatewayOn } from '../testing/gateway.ts';

const report = {
  message: 'Cannot read https://console.campus.test/reset-password/S3cretCode?token=S3cretToken',
  stack: 'at Page (https://console.campus.test/assets/app.js:1:10)\n at /login?sessionToken=r:S3cretToken',
  path: '/invitation/S3cretCode',
  clientVersion: '0.1.0',
};

it('ENV-012 says that failures are reported only if a service receives them', async () => {
  const { app } = await gatewayOn({});
  expect((await app.inject('/api/v1/console')).json()).toMatchObject({
    environment: 'staging',
    clientVersion: '0.1.0',
    errorReporting: false,
  });
  const reporting = await gatewayOn({}, { errorReportingUrl: 'https://errors.test' });
  expect((await reporting.app.inject('/api/v1/console')).json()).toMatchObject({ errorReporting: true });
});

it('notes a failure of the client under the id it answers, without the secrets of the page it happened on', async () => {
  const { app, lines } = await gatewayOn({});
  const { requestId } = answerOf(await openBrowser(app).call('console.reportError', report));
  const line = lines.map((text) => JSON.parse(text)).find(({ msg }) => msg === 'client error');
  expect(line).toMatchObject({
    level: 'error',
    requestId,
    report: {
      path: '/invitation/…',
      message: expect.stringContaining('Cannot read'),
      clientVersion: '0.1.0',
    },
  });
  expect(line.report.stack).toContain('app.js:1:10');
  expect(lines.join()).not.toContain('S3cret');
});

it('passes it on to the error-reporting service', async () => {
  const service = await startUpstream(sends(200, '{}'));
  onTestFinished(service.close);
  const { app } = await gatewayOn({}, { errorReportingUrl: service.url });
  answerOf(await openBrowser(app).call('console.reportError', report));
  await expect
    .poll(() => service.received)
    .toMatchObject([{ body: { clientVersion: '0.1.0', path: '/invitation/…' } }]);
});

it.each([
  ['refuses', sends(500, '{}')],
  ['breaks off', (response: Parameters<ReturnType<typeof sends>>[0]) => void response.socket?.destroy()],
])('does not fail when that service %s', async (_, behavior) => {
  const service = await startUpstream(behavior);
  onTestFinished(service.close);
  const { app, lines } = await gatewayOn({}, { errorReportingUrl: service.url });
  answerOf(await openBrowser(app).call('console.reportError', report));
  await expect.poll(() => lines.join()).toContain('report not forwarded');
});
