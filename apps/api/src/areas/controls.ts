import {
  getAccountCustomStatuses,
  getCustomOptions,
  updateAccountCustomStatuses,
  updateCustomOptions,
} from '@campus/contracts/controls/functions';
import { forward, router } from '../core/trpc.ts';

export const controlsRouter = router({
  options: forward(getCustomOptions),
  saveOptions: forward(updateCustomOptions),
  statuses: forward(getAccountCustomStatuses),
  saveStatuses: forward(updateAccountCustomStatuses),
});
