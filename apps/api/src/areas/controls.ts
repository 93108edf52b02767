import * as wire from '@campus/contracts/controls/functions';
import { forward, router } from '../core/trpc.ts';

export const controlsRouter = router({
  options: forward(wire.getCustomOptions),
  saveOptions: forward(wire.updateCustomOptions),
  statuses: forward(wire.getAccountCustomStatuses),
  saveStatuses: forward(wire.updateAccountCustomStatuses),
});
