/** Something that the finder has found. */
export interface Found {
  /** Unique among the results. */
  id: string;
  label: string;
  /** A second line, such as the page of a setting. */
  detail?: string;
  /** What it is set to, or its state. */
  value?: string;
  /** The address to open; or a group of which to show everything. */
  opens: { to: string } | { all: string };
}

/** Results of one kind. */
export interface FoundGroup {
  name: string;
  heading: string;
  found: readonly Found[];
  /** The search runs, or has failed. What is there is found nevertheless. */
  isPending?: boolean;
  failed?: { error: unknown; retry: () => void } | undefined;
  /** The rank of the best result, where it is known (`rankingFor`). */
  rank?: number;
  /** Whether a name equals the search or starts with it. These groups come first. */
  isStrong?: boolean;
}

/** The element id of a result. */
export function optionIdOf({ id }: Pick<Found, 'id'>): string {
  return `found-${id.replaceAll(/[^\w-]/g, '-')}`;
}
