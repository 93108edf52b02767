import { expect, it } from 'vitest';
import { text } from '../core/text.ts';
import './messages.ts';

it('INT-034 says in the words of the specification that connecting Slack failed', () => {
  expect(text('integrations.slack.failed')).toBe('Failed to connect to Slack.');
});
