/** The texts about the settings of a world. */
export const settingsMessages = {
  'settings.textMissing': 'Please enter a text that is not blank.',
  'settings.address': 'Please enter an address that starts with http:// or https://.',
  'settings.positive': 'Must be a number above 0.',
  'settings.idle.longest': (p: { minutes: number }) => `Must be at most ${p.minutes} minutes.`,
  'settings.repeated': 'Each setting can be changed once in a save.',
  'settings.unknown':
    'There is no such setting. GET /accounts/{accountId}/settings/{page} lists those of the page.',
  'settings.page': 'This setting does not belong to the page.',
  'settings.unavailable': 'The account does not have this setting.',
  'settings.level.unknown': 'The world has no such level.',
  'settings.save.notFound': 'There is no such save, or it was of another page.',
  'settings.noWorld': 'Current Account is not available',
  'settings.noAccount': 'Account ID could not be found.',
  /** The default message for people who have reached the limit of favorite rooms. */
  'settings.favoriteRooms.limit':
    'Unfortunately, you have hit the limit on the number of favorite rooms your campus allows. If you want to add this room as a favorite, please remove another favorite room first.',
  'settings.world.disabled': (p: { supportEmail: string }) =>
    p.supportEmail === ''
      ? 'This world is closed at the moment. Please try again later.'
      : `This world is closed at the moment. Please try again later, or write to ${p.supportEmail}.`,
  'world.closed': (p: { message: string }) => p.message,
  'settings.folder': (p: { title: string }) => `${p.title === '' ? 'Campus' : p.title} Documents`,
} as const;
