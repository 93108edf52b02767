import { expect, it } from 'vitest';
import { LargeAnswer, LargeAnswers } from './large-answer.ts';

it('writes a large answer once and sends it in several places of several bodies', async () => {
  let written = 0;
  const answer = new LargeAnswer({ toJSON: () => ({ writes: ++written, text: 'π "quoted"' }) });
  for (let request = 0; request < 2; request++) {
    const answers = new LargeAnswers();
    const body = [1, answers.mark(answer), 'between', { data: answers.mark(answer) }];
    const sent = await answers.fill(
      Response.json(body, { status: 207, headers: { 'cache-control': 'no-store' } }),
    );
    const expected = { writes: 1, text: 'π "quoted"' };
    expect([sent.status, sent.headers.get('cache-control'), await sent.json()]).toEqual([
      207,
      'no-store',
      [1, expected, 'between', { data: expected }],
    ]);
  }
});

it('leaves marks of other requests alone', async () => {
  const mark = new LargeAnswers().mark(new LargeAnswer('secret'));
  const answers = new LargeAnswers();
  answers.mark(new LargeAnswer('own'));
  const sent = await answers.fill(Response.json([mark.replace(/.*(?=:)/, 'guessed'), 'kept']));
  expect(await sent.json()).toEqual(['guessed:0', 'kept']);
});
