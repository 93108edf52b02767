import { pageTexts } from '../core/catalogue.ts';

/** The texts about an export of members. */
export const memberExportMessages = pageTexts({
  'members.export.done': (p: { members: string; email: string }) =>
    `The export of ${p.members} is ready: mailed to ${p.email}, and under Tasks to download.`,
  'members.export.started': 'Processing member export. Email will be sent on completion.',
  'members.export.failed': 'Member export failed.',
});
