import type { ActivityRow } from '@campus/contracts/activity/activity';

/** Gives each row of a page an id, because two events can look identical. */
export function withIds<Row extends Pick<ActivityRow, 'userId' | 'event' | 'at' | 'sfsRoom'>>(
  rows: readonly Row[],
): (Row & { id: string })[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const { userId, event, at, sfsRoom } = row;
    const like = [at, event, userId, sfsRoom].join(' ');
    const before = seen.get(like) ?? 0;
    seen.set(like, before + 1);
    return { ...row, id: `${like} ${before}` };
  });
}
