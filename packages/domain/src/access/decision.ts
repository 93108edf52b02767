/** The verdict of one rule on a request. A silent rule leaves the decision to the others. */
export type Verdict = 'allows' | 'refuses' | 'silent';

/** One rule that was considered. */
export interface DecisionStep<R extends string = string> {
  rule: R;
  verdict: Verdict;
  /** The value of the rule: a level, a build, or a number on a scale; undefined if it has none. */
  value?: string | number | undefined;
  /** The record that holds the value, who wrote it, and when. */
  recordId?: string | undefined;
  by?: string | undefined;
  at?: string | undefined;
  /** Whether the request is decided by this step. At most one does. */
  decides: boolean;
}

/** Whether something is allowed, and the rules that were considered, in order of precedence. */
export interface Decision<R extends string = string> {
  allowed: boolean;
  decidedBy: R;
  chain: readonly DecisionStep<R>[];
}
