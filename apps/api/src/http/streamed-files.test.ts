import { connect } from 'node:net';
import { text } from '@campus/contracts/core/text';
import { importFilePiece } from '@campus/contracts/imports/functions';
import { answers, type Behavior, resets } from '@campus/parse-adapter/testing/upstream';
import { describe, expect, it, vi } from 'vitest';
import { accountAccessAs } from '../testing/answers.ts';
import { gatewayOn } from '../testing/gateway.ts';

const sent = {
  id: 'file000001',
  name: 'people.csv',
  bytes: 3,
  encoding: 'utf-8',
  delimiter: ',',
  encodingUnsure: false,
  oddBytes: null,
  hasHeader: true,
  headerLine: 1,
  columns: [],
};
const task = {
  id: 'task000001',
  kind: 'imports.memberships',
  status: 'waiting',
  requestedBy: { id: 'u1', email: 'ana@example.org', name: 'Ana' },
  total: null,
  done: 0,
  skipped: 0,
  failed: 0,
  reason: '',
  reasons: [],
  createdAt: '2026-11-22T00:00:00.000Z',
  startedAt: null,
  finishedAt: null,
  file: null,
  failedRows: null,
};

/** A listening gateway in front of a platform that accepts every file from an admin. */
async function importGateway(platform: Record<string, Behavior> = {}) {
  const gateway = await gatewayOn({
    ...accountAccessAs('admin'),
    beginImportFile: answers({ fileId: sent.id }),
    appendImportFile: answers({}),
    endImportFile: answers(sent),
    saveCSVImport: answers(task),
    ...platform,
  });
  const url = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  const headers = { authorization: `Bearer ${gateway.sealed}` };
  const post = (body: FormData | Blob, path = '/files') =>
    fetch(`${url}/api/v1/accounts/a1/imports${path}`, { method: 'POST', body, headers });
  /** Sends the request head of a file upload without the file. */
  const begin = () => {
    const { port, hostname } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.write(
      [
        'POST /api/v1/accounts/a1/imports/files HTTP/1.1',
        'host: a',
        `authorization: ${headers.authorization}`,
        'content-type: multipart/form-data; boundary=x',
        'content-length: 200000000',
        '',
        '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n',
      ].join('\r\n'),
    );
    return socket;
  };
  const calls = (name: string) => gateway.received.filter(({ path }) => path.endsWith(`/${name}`));
  return { ...gateway, post, begin, calls };
}

function form(...fields: [name: string, value: string | File][]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

const csv = (content: string, name = 'people.csv') => new File([content], name);
const keyOf = async (response: Response) => ((await response.json()) as { key: string }).key;

describe('a file to be imported', () => {
  it('goes to the platform completely, in pieces and in order', async () => {
    const { post, calls } = await importGateway();
    const content = Array.from({ length: 400_000 }, (_, line) => `${line}`).join('\n');
    const response = await post(form(['file', csv(content)]));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ file: sent });
    expect(calls('beginImportFile').map(({ body }) => body)).toEqual([
      { accountId: 'a1', name: 'people.csv' },
    ]);
    const pieces = calls('appendImportFile').map(({ body }) => body as { from: number; base64: string });
    const all = Math.ceil(content.length / importFilePiece);
    expect(pieces.map(({ from }) => from)).toEqual(
      Array.from({ length: all }, (_, at) => at * importFilePiece),
    );
    const bytes = pieces.map(({ base64 }) => Buffer.from(base64, 'base64'));
    expect(Buffer.concat(bytes).toString()).toBe(content);
    expect(calls('endImportFile').map(({ body }) => body)).toEqual([{ accountId: 'a1', fileId: sent.id }]);
  });

  it('comes with its fields before it; IMP-019 the email for the result is lowercased and trimmed', async () => {
    const { post, calls } = await importGateway();
    const fields = form(
      ['exportEmail', ' Ana@Example.ORG '],
      ['overwriteData', 'true'],
      ['badges', '["b1"]'],
      ['file', csv('email\n')],
    );
    expect((await post(fields, '/memberships')).status).toBe(200);
    expect(calls('saveCSVImport').map(({ body }) => body)).toMatchObject([
      {
        type: 'membership',
        file: { fileId: sent.id },
        exportEmail: 'ana@example.org',
        params: { overwriteData: true, badges: ['b1'], overwriteBadges: false },
      },
    ]);
  });

  it.each([
    ['IMP-016 of another type', '/files', form(['file', csv('a', 'people.xlsx')]), 'imports.file.type'],
    ['IMP-017 that is missing', '/files', form(['hello', 'world']), 'imports.file.missing'],
    [
      'IMP-018 without an export email',
      '/deletions',
      form(['exportEmail', ' '], ['file', csv('a')]),
      'tasks.exportEmail.required',
    ],
    ['that is no form', '/files', new Blob(['{}'], { type: 'application/json' }), 'file.contentType'],
    ['twice', '/files', form(['file', csv('a')], ['file', csv('b')]), 'file.contentType'],
    ['with a field after it', '/files', form(['file', csv('a')], ['hello', 'world']), 'file.notLast'],
  ] as const)('%s is refused and not stored', async (_, path, body, key) => {
    const { post, calls } = await importGateway();
    const response = await post(body, path);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ detail: text(key) });
    expect(calls('endImportFile')).toEqual([]);
    expect(calls('saveCSVImport')).toEqual([]);
  });

  it('is read no faster than the platform takes it, at any size', async () => {
    const read = Promise.withResolvers<void>();
    const { begin, calls } = await importGateway({
      appendImportFile: (response, request) => void read.promise.then(() => answers({})(response, request)),
    });
    const socket = begin();
    const line = Buffer.alloc(importFilePiece, 'a,b\n');
    let given = 0;
    const give = () => {
      do given += 1;
      while (socket.write(line));
    };
    socket.on('drain', give);
    give();
    await vi.waitFor(() => expect(calls('appendImportFile')).toHaveLength(1), 10_000);
    // The data in transit fills the buffers between sender and gateway, and then stops.
    await vi.waitFor(async () => {
      const before = given;
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(given).toBe(before);
    }, 10_000);
    expect(given).toBeLessThan(40);
    socket.destroy();
    // The gateway closes when its calls have ended.
    read.resolve();
  });

  it('that breaks off is not taken', async () => {
    const { begin, calls, lines } = await importGateway();
    const socket = begin();
    socket.write('email\n');
    await vi.waitFor(() => expect(calls('beginImportFile')).toHaveLength(1), 10_000);
    socket.destroy();
    await vi.waitFor(() => expect(lines.join()).toContain('operation refused'), 10_000);
    expect(calls('endImportFile')).toEqual([]);
  });

  it('is taken though a piece of it has to be sent again', async () => {
    let failures = 0;
    const { post, calls } = await importGateway({
      appendImportFile: (response, request) => (failures++ === 0 ? resets : answers({}))(response, request),
    });
    expect((await post(form(['file', csv('email\n')]))).status).toBe(200);
    expect(calls('appendImportFile').map(({ body }) => body)).toMatchObject([{ from: 0 }, { from: 0 }]);
  });

  it.each([
    ['member', 403, 'access.forbidden'],
    ['leader', 403, 'access.forbidden'],
  ])('of a %s is refused before any of it is sent on', async (level, status, key) => {
    const { post, calls } = await importGateway(accountAccessAs(level));
    const response = await post(form(['file', csv('email\n')]));
    expect(response.status).toBe(status);
    expect(await keyOf(response)).toBe(key);
    expect(calls('beginImportFile')).toEqual([]);
  });
});
