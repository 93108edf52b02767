import { mailGoodbye } from '../areas/account-deletion/mail-goodbye.ts';
import { mailBypass } from '../areas/accounts/mail-bypass.ts';
import { mailView } from '../areas/analytics/mail-view.ts';
import { mailNotice } from '../areas/email-change/mail-notice.ts';
import { mailPasswordNotice } from '../areas/identity/mail-password-notice.ts';
import { mailBroken } from '../areas/integrations/mail-broken.ts';
import { mailInvitation } from '../areas/invitations/mail-invitation.ts';
import { mailLink } from '../areas/mailed-links/mail-link.ts';
import { mailReset } from '../areas/passwords/mail-reset.ts';
import { mailFactorNotice } from '../areas/second-factor/mail-factor-notice.ts';
import { mailSender } from '../areas/senders/mail-sender.ts';
import { mailIdentityNotice } from '../areas/sso/mail-identity-notice.ts';
import type { JobDefinition } from '../work/jobs/define.ts';
import { dropFile } from '../work/jobs/drop-file.ts';
import { mailTask } from '../work/tasks/mail-task.ts';
import { runTask } from '../work/tasks/run-task.ts';
import { taskDefinitions } from './task-kinds.ts';

/** All jobs of the platform's workers. */
export const jobDefinitions: readonly JobDefinition[] = [
  mailInvitation,
  mailLink,
  mailReset,
  mailNotice,
  mailPasswordNotice,
  mailBypass,
  mailFactorNotice,
  mailGoodbye,
  mailIdentityNotice,
  mailSender,
  mailBroken,
  mailView,
  dropFile,
  runTask(taskDefinitions),
  mailTask(taskDefinitions),
];
