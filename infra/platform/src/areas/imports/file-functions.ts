import { appendImportFile, beginImportFile, endImportFile } from '@campus/contracts/imports/functions';
import { uploadImportFile } from '@campus/contracts/imports/imports';
import { cloudFunction } from '../../call/define.ts';
import { rulesOf } from '../../call/implement.ts';
import { endFile, examineSent } from './end-file.ts';
import { addToFile, beginFile } from './receive-file.ts';

const { access, limit } = uploadImportFile;

/** Files to import, sent in pieces. The end of sending is audited. */
export const importFileFunctions = [
  cloudFunction(beginImportFile, {
    access,
    ...(limit && { callerLimit: limit }),
    handle: async ({ services, input, user }) => ({
      fileId: await beginFile(services, { ...input, userId: user.id }),
    }),
  }),

  cloudFunction(appendImportFile, {
    access,
    handle: async ({ services, input, user }) => {
      const { base64, from, ...file } = input;
      await addToFile(
        services,
        { ...file, userId: user.id },
        { from, content: Buffer.from(base64, 'base64') },
      );
      return {};
    },
  }),

  cloudFunction(endImportFile, {
    ...rulesOf(uploadImportFile),
    before: ({ services, input, user }) => examineSent(services, { ...input, userId: user.id }),
    handle: async ({ sql, audit, input, user }, examined) => {
      const { place: _, ...file } = await endFile(sql, { ...input, userId: user.id }, examined);
      const { id, name, bytes, encoding } = file;
      audit.note({ target: { type: 'importFile', id, label: name }, after: { bytes, encoding } });
      return file;
    },
  }),
];
