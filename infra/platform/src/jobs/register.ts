import { mailGoodbye } from '../account-deletion/mail-goodbye.ts';
import { mailNotice } from '../email-change/mail-notice.ts';
import { dropFile } from '../files/drop-file.ts';
import { mailInvitation } from '../invitations/mail-invitation.ts';
import { mailLink } from '../mailed-links/mail-link.ts';
import { mailReset } from '../password-reset/mail-reset.ts';
import { mailSender } from '../senders/mail-sender.ts';
import { mailTask } from '../tasks/mail-task.ts';
import { runTask } from '../tasks/run-task.ts';
import type { JobDefinition } from './define.ts';

/** Every job of the platform's workers. */
export const jobDefinitions: readonly JobDefinition[] = [
  mailInvitation,
  mailLink,
  mailReset,
  mailNotice,
  mailGoodbye,
  mailSender,
  dropFile,
  runTask,
  mailTask,
];
