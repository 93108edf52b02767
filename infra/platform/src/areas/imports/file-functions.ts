import * as wire from '@campus/contracts/imports/functions';
import { uploadImportFile } from '@campus/contracts/imports/import-files';
import { apiScopeOf } from '@campus/domain/credentials/api-scopes';
import { cloudFunction } from '../../call/define.ts';
import { implement, rulesOf } from '../../call/implement.ts';
import { examineSent } from './end-file.ts';
import { addToFile, beginFile } from './receive-file.ts';
import { reread } from './reread-file.ts';
import { importFileOf, saveReading, sentFile } from './sent-file.ts';

const { access, limit } = uploadImportFile;
const scope = apiScopeOf(uploadImportFile);

/** Functions to upload files for imports in pieces. Only the end of an upload is audited. */
export const importFileFunctions = [
  cloudFunction(wire.beginImportFile, {
    access,
    scope,
    ...(limit && { callerLimit: limit }),
    handle: async ({ services, input, user }) => ({
      fileId: await beginFile(services, { ...input, userId: user.id }),
    }),
  }),

  cloudFunction(wire.appendImportFile, {
    access,
    scope,
    handle: async ({ services, input, user }) => {
      const { base64, from, ...file } = input;
      await addToFile(
        services,
        { ...file, userId: user.id },
        { from, content: Buffer.from(base64, 'base64') },
      );
    },
  }),

  cloudFunction(wire.endImportFile, {
    ...rulesOf(uploadImportFile),
    before: ({ services, input, user }) => examineSent(services, { ...input, userId: user.id }),
    handle: async ({ sql, audit, input, user }, examined) => {
      const own = { ...input, userId: user.id, upload: 'complete' as const };
      const file = importFileOf(await saveReading(sql, own, examined));
      const { id, name, bytes, encoding } = file;
      audit.note({ target: { type: 'importFile', id, label: name }, after: { bytes, encoding } });
      return file;
    },
  }),

  implement(wire.getImportFile, async ({ sql, input, user }) => ({
    file: importFileOf(await sentFile(sql, { ...input, userId: user.id })),
  })),

  implement(wire.rereadImportFile, {
    before: ({ services, input, user }) => reread(services, { ...input, userId: user.id }),
    handle: async ({ sql, audit, input, user }, examined) => {
      const { accountId, fileId } = input;
      const own = { accountId, fileId, userId: user.id, upload: 'reread' as const };
      const file = importFileOf(await saveReading(sql, own, examined));
      const { id, name, encoding, delimiter, headerLine } = file;
      const after = { encoding, delimiter, ...(examined.headerChosen && { headerLine }) };
      audit.note({ target: { type: 'importFile', id, label: name }, after });
      return { file };
    },
  }),
];
