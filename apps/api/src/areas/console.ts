import { getConsole, reportClientError } from '@campus/contracts/console/console';
import { forwardReport, withoutSecrets } from '../core/client-reports.ts';
import { procedure, router } from '../core/trpc.ts';

export const consoleRouter = router({
  config: procedure(getConsole, async ({ ctx }) => {
    const { console, errorReportingUrl } = ctx.services.config;
    return { ...console, errorReporting: errorReportingUrl !== undefined };
  }),

  reportError: procedure(reportClientError, async ({ input, ctx }) => {
    const report = withoutSecrets(input);
    ctx.log.error({ report }, 'client error');
    const { errorReportingUrl } = ctx.services.config;
    if (errorReportingUrl) forwardReport(errorReportingUrl, report, ctx.log);
    return { requestId: ctx.requestId };
  }),
});
