import type { UserEvent } from '@testing-library/user-event';

/**
 * Clicks a field and adds text to it in one step, as a paste does. Where each key matters, tests use
 * `user.type`, which renders the page again for each of them.
 */
export async function enterText(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
