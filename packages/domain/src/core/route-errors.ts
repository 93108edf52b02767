/** The facts about a failed call of a REST route of the platform. The answer of a foreign platform can have any shape. */
export interface RouteFailure {
  /** The route's answer. */
  response?: { detail?: unknown; title?: unknown } | undefined;
  statusText?: string | undefined;
  /** The caller's own facts, such as that there was no answer. */
  message?: string | undefined;
}

/**
 * The error for people: the first part that has a text, otherwise the generic line with the support
 * address.
 */
export function routeErrorText(failure: RouteFailure, genericLine: string): string {
  const { response, statusText, message } = failure;
  const candidates = [response?.detail, response?.title, statusText, message];
  return (
    candidates.find((part): part is string => typeof part === 'string' && part.trim() !== '') ?? genericLine
  );
}
