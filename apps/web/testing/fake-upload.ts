import { vi } from 'vitest';

interface Sent {
  method: string;
  url: string;
  headers: Record<string, string>;
  form?: FormData;
  aborted?: boolean;
}

/**
 * A gateway that gives this answer to every upload, or is unreachable without an answer. It first reports
 * `part` of the file as sent, from 0 to 1, or nothing if it is null. The returned list has the uploads, latest first.
 */
export function answerUploads(
  answer?: { status: number; body: object } | 'never',
  part: number | null = 1,
): Sent[] {
  const sent: Sent[] = [];
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
      if (part !== null) this.upload.onprogress?.({ loaded: part * 10, total: 10 });
      if (answer === 'never') return;
      if (!answer) return this.onerror?.();
      this.status = answer.status;
      this.responseText = JSON.stringify(answer.body);
      this.onload?.();
    }
    abort() {
      Object.assign(sent[0] ?? {}, { aborted: true });
      this.onabort?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return sent;
}

/** A response that refuses a file, with a key from the catalogue. */
export function uploadRefusal(key: string, message: string, code = 'BAD_REQUEST') {
  const data = { code, key, requestId: 'request-1', fieldErrors: {} };
  return { status: 400, body: { error: { code: -32600, message, data } } };
}
