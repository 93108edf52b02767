import { Redirect } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

/** The address that /slack leads to (INT-008): the page, with the result in the query. */
export function ToIntegrations() {
  return <Redirect to="/admin/world/integrations" replace state={useHistoryState()} />;
}
