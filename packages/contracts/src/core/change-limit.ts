/**
 * Of changes that people make to what is their own. Each change writes an audit entry, so it needs a limit
 * even if it succeeds (docs/decisions/074). Nobody meets it by hand.
 */
export const ownChangeLimit = { calls: 120, seconds: 3_600 } as const;

/** Of functions that change a person's own name, or a member's: some people correct many members at once. */
export const nameChangeLimit = { calls: 1_200, seconds: 3_600 } as const;
