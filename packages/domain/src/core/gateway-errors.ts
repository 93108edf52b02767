/** What is known of a call of the REST gateway that failed; of another platform's answer nothing is certain. */
export interface GatewayFailure {
  /** What the gateway answered. */
  response?: { detail?: unknown; title?: unknown } | undefined;
  statusText?: string | undefined;
  /** What the caller itself knows, such as that nobody answered. */
  message?: string | undefined;
}

/** What people read of it: the first that says something, else the generic line that names the support address. */
export function gatewayErrorText(failure: GatewayFailure, genericLine: string): string {
  const { response, statusText, message } = failure;
  const said = [response?.detail, response?.title, statusText, message];
  return said.find((part): part is string => typeof part === 'string' && part.trim() !== '') ?? genericLine;
}
