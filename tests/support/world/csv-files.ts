import type { ImportFile } from '@campus/contracts/imports/import-files';
import { uploadImportFile } from '@campus/parse-adapter/areas/import-files';
import type { Calls } from '@campus/parse-adapter/core/calls';

/** A CSV file in the form that calls accept. It can be read only once. */
export function csvOf(lines: readonly string[] | string | Buffer, name = 'people.csv') {
  const content = Buffer.isBuffer(lines) ? lines : Buffer.from(textOf(lines));
  return {
    name,
    content: (async function* () {
      yield content;
    })(),
  };
}

function textOf(lines: readonly string[] | string): string {
  return typeof lines === 'string' ? lines : lines.map((line) => `${line}\r\n`).join('');
}

/** Uploads a CSV file to a platform like the gateway, with the given calls. */
export async function sendCsv(
  call: Calls['mutate'],
  accountId: string,
  lines: readonly string[] | string | Buffer,
): Promise<ImportFile> {
  const { file } = await uploadImportFile({ query: call, mutate: call }, { accountId, file: csvOf(lines) });
  return file;
}
