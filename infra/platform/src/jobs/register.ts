import { mailInvitation } from '../invitations/mail-invitation.ts';
import type { JobDefinition } from './define.ts';

/** Every job of the platform's workers. */
export const jobDefinitions: readonly JobDefinition[] = [mailInvitation];
