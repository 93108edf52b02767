/** What people are grouped by in a report: role, team, badge, and guests or people who are unknown. */
export const reportGroupKinds = ['role', 'team', 'badge', 'guests'] as const;
export type ReportGroupKind = (typeof reportGroupKinds)[number];
