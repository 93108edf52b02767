/** Texts of the report on room activity that every layer may say. */
export const activityMessages = {
  'activity.window.order': 'The start must be before the end.',
  'activity.window.future': 'The end must not be later than now.',
  'activity.nothingToExport': 'Please try selecting another time/duration/room.',
  'activity.rooms.failed': 'Failed to fetch rooms',
} as const;
