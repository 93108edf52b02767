/** The facts about a failed call of the REST gateway. The answer of a foreign platform can have any shape. */
export interface GatewayFailure {
  /** The gateway's answer. */
  response?: { detail?: unknown; title?: unknown } | undefined;
  statusText?: string | undefined;
  /** The caller's own facts, such as that there was no answer. */
  message?: string | undefined;
}

/**
 * The error for people: the first part that has a text, otherwise the generic line with the support
 * address.
 */
export function gatewayErrorText(failure: GatewayFailure, genericLine: string): string {
  const { response, statusText, message } = failure;
  const candidates = [response?.detail, response?.title, statusText, message];
  return (
    candidates.find((part): part is string => typeof part === 'string' && part.trim() !== '') ?? genericLine
  );
}
