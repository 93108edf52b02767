import { Redirect } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

/** The address that /slack leads to (INT-008): on to the page, with what the page is told. */
export function ToIntegrations() {
  return <Redirect to="/admin/world/integrations" replace state={useHistoryState()} />;
}
