import { vi } from 'vitest';

interface Sent {
  method: string;
  url: string;
  headers: Record<string, string>;
  form?: FormData;
  aborted?: boolean;
}

/**
 * A gateway that gives this answer to every uploaded file, or never answers; without an answer, it cannot be reached.
 * First, `part` of the file is sent, from 0 to 1. The result lists the uploads, latest first.
 */
export function answerUploads(answer?: { status: number; body: object } | 'never', part = 1): Sent[] {
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
      this.upload.onprogress?.({ loaded: part * 10, total: 10 });
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

/** The answer that refuses a file for a reason of the catalogue. */
export function uploadRefusal(key: string, message: string, code = 'BAD_REQUEST') {
  const data = { code, key, requestId: 'request-1', fieldErrors: {} };
  return { status: 400, body: { error: { code: -32600, message, data } } };
}
