/** Texts of the audit trail. */
export const auditMessages = {
  'audit.none': 'Nothing has been recorded yet.',
  'audit.noMatch': 'No entries match these filters.',
} as const;
