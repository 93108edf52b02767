import { listAudit } from '@campus/contracts/audit';
import { procedure, router } from '../trpc.ts';

export const auditRouter = router({
  list: procedure(listAudit, ({ input, platform }) => platform.audit.list(input)),
});
