import { exportAudit } from '@campus/contracts/audit';
import { setPicture } from '@campus/contracts/profile';
import { afterEach, expect, it, vi } from 'vitest';
import { describeError } from './describe-error.ts';
import { downloadFile, uploadFile } from './files.ts';

afterEach(() => vi.unstubAllGlobals());

/** A request to the gateway that is answered so, or not at all. */
function answering(answer: { status: number; body: object } | undefined) {
  const sent: { method: string; url: string; headers: Record<string, string>; form?: FormData }[] = [];
  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    status = 0;
    responseText = '';
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    onloadend?: () => void;
    open(method: string, url: string) {
      sent.unshift({ method, url, headers: {} });
    }
    setRequestHeader(name: string, value: string) {
      Object.assign(sent[0]?.headers ?? {}, { [name]: value });
    }
    send(form: FormData) {
      Object.assign(sent[0] ?? {}, { form });
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      if (!answer) return this.onerror?.();
      this.status = answer.status;
      this.responseText = JSON.stringify(answer.body);
      this.onload?.();
    }
    abort() {
      this.onabort?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return sent;
}

const file = new File(['pixels'], 'me.png');
const refusal = {
  error: {
    code: -32600,
    message: 'Current file is not an image.',
    data: { code: 'BAD_REQUEST', key: 'picture.notImage', requestId: 'request-1', fieldErrors: {} },
  },
};

it('sends a file to its operation’s address, as the console, and tells how much has gone', async () => {
  const sent = answering({ status: 400, body: refusal });
  const parts: number[] = [];
  await uploadFile(setPicture, { file }, { onProgress: (part) => parts.push(part) }).catch(() => undefined);
  expect(sent).toMatchObject([
    { method: 'PUT', url: '/files/profile/picture', headers: { 'x-campus-request': '1' } },
  ]);
  expect(sent[0]?.form?.get('file')).toMatchObject({ name: 'me.png' });
  expect(parts).toEqual([0.5]);
});

it('fails with what the gateway says, as every other call does', async () => {
  answering({ status: 400, body: refusal });
  const error: unknown = await uploadFile(setPicture, { file }).catch((reason: unknown) => reason);
  expect(describeError(error)).toMatchObject({
    message: 'Current file is not an image.',
    key: 'picture.notImage',
    requestId: 'request-1',
  });
});

it('fails in words when the gateway cannot be reached', async () => {
  answering(undefined);
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
