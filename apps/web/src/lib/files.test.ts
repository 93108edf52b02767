import { exportAudit } from '@campus/contracts/audit/audit';
import { setPicture } from '@campus/contracts/profile/profile';
import { afterEach, expect, it, vi } from 'vitest';
import { answerUploads, uploadRefusal } from '../../testing/fake-upload.ts';
import { describeError } from './describe-error.ts';
import { downloadFile, uploadFile } from './files.ts';

afterEach(() => vi.unstubAllGlobals());

const file = new File(['pixels'], 'me.png');
const refusal = uploadRefusal('picture.notImage', 'Current file is not an image.');

it('sends a file to its operation’s address, as the console, and reports progress', async () => {
  const sent = answerUploads(refusal, 0.5);
  const parts: number[] = [];
  await uploadFile(setPicture, { file }, { onProgress: (part) => parts.push(part) }).catch(() => undefined);
  expect(sent).toMatchObject([
    { method: 'PUT', url: '/files/profile/picture', headers: { 'x-campus-request': '1' } },
  ]);
  expect(sent[0]?.form?.get('file')).toMatchObject({ name: 'me.png' });
  expect(parts).toEqual([0.5]);
});

it('fails with what the gateway says, as every other call does', async () => {
  answerUploads(refusal);
  const error: unknown = await uploadFile(setPicture, { file }).catch((reason: unknown) => reason);
  expect(describeError(error)).toMatchObject({
    message: 'Current file is not an image.',
    key: 'picture.notImage',
    requestId: 'request-1',
  });
});

it('fails in words when the gateway cannot be reached', async () => {
  answerUploads();
  const error: unknown = await uploadFile(setPicture, { file }).catch((reason: unknown) => reason);
  expect(describeError(error).message).not.toContain('gateway');
});

it('saves a file under the name that it comes with', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const disposition = `attachment; filename="a_.csv"; filename*=UTF-8''a%C3%A4.csv`;
    return new Response('rows', { headers: { 'content-disposition': disposition } });
  });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await downloadFile(exportAudit, { accountId: 'a1', search: 'a&b' });
  expect(asked).toEqual(['/files/accounts/a1/audit/export?search=a%26b']);
  expect(saved).toEqual(['aä.csv']);
});
