import { dropFields } from '../member-profile/drop-fields.ts';
import type { TaskDefinition } from './define.ts';

/** Every kind of task. */
export const taskDefinitions: readonly TaskDefinition[] = [dropFields];
