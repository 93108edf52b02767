import { Redirect } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

/** Redirects from /slack to the integrations page, with the result in the query (INT-008). */
export function ToIntegrations() {
  return <Redirect to="/admin/world/integrations" replace state={useHistoryState()} />;
}
