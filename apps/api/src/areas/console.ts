import { getConsole } from '@campus/contracts/console';
import { procedure, router } from '../trpc.ts';

export const consoleRouter = router({
  config: procedure(getConsole, async ({ ctx }) => ctx.services.config.console),
});
