import { parseCode } from '@campus/contracts/core/error-codes';
import { moveAfter } from '@campus/domain/lists/order';
import {
  anOption,
  makeWithOptions,
  makeWithStatuses,
  withoutIndex,
  withoutOrder,
} from '@campus/tests/areas/controls';
import { expect, it } from 'vitest';

const namesOf = (options: readonly { name: string }[]) => options.map(({ name }) => name).join(' ');

type Options = Awaited<ReturnType<typeof makeWithOptions>>['saved'];

/** Returns the options with the named one moved after another, or to the start. */
function moved(options: Options, name: string, after: string | null) {
  const idOf = (wanted: string | null) => options.find((option) => option.name === wanted)?.objectId ?? null;
  const ids = options.map(({ objectId }) => objectId);
  const order = moveAfter(ids, idOf(name) ?? '', idOf(after));
  return {
    options: order.flatMap((id) => options.find(({ objectId }) => objectId === id) ?? []).map(withoutIndex),
    moved: [idOf(name) ?? ''],
  };
}

it('two concurrent reorders both hold, in either order', async () => {
  const { edit, read, saved, people } = await makeWithOptions('A', 'B', 'C', 'D', 'E');
  const one = moved(saved, 'A', 'C');
  const other = moved(saved, 'E', null);
  await Promise.all([
    edit(saved, one.options, { moved: one.moved, by: people.admin }),
    edit(saved, other.options, { moved: other.moved, by: people.owner }),
  ]);
  expect(namesOf(await read())).toBe('E B C A D');
});

it('twenty concurrent saves lose no acknowledged change', async () => {
  const names = Array.from({ length: 10 }, (_, index) => `Option${index}`);
  const { edit, read, saved } = await makeWithOptions(...names);
  const savers = names.map((name, index) => ({
    mine: saved.map((option) =>
      withoutIndex(option.name === name ? { ...option, url: `https://${index}.org` } : option),
    ),
  }));
  const added = names.map((_, index) => ({ mine: [...saved.map(withoutIndex), anOption(`Added${index}`)] }));
  await Promise.all([...savers, ...added].map(({ mine }) => edit(saved, mine)));
  const after = await read();
  expect(after).toHaveLength(20);
  for (const [index, name] of names.entries()) {
    expect(after.find((option) => option.name === name)?.url).toBe(`https://${index}.org`);
    expect(namesOf(after)).toContain(`Added${index}`);
  }
});

it('refuses a save where both have changed the same option, and changes nothing', async () => {
  const { edit, read, saved } = await makeWithOptions('A', 'B');
  const renamed = (name: string) =>
    saved.map((option) => withoutIndex(option.name === 'A' ? { ...option, name } : option));
  await edit(saved, renamed('Theirs'));
  const theirs = await read();
  await expect(edit(saved, renamed('Mine'))).rejects.toMatchObject({
    code: parseCode.conflict,
    message: 'Another person has changed this list since you opened it.',
  });
  expect(await read()).toEqual(theirs);
});

it('CTL-031 refuses two additions that together are too many', async () => {
  const names = Array.from({ length: 19 }, (_, index) => `Option${index}`);
  const { edit, saved } = await makeWithOptions(...names);
  const withOne = (name: string) => [...saved.map(withoutIndex), anOption(name)];
  await edit(saved, withOne('Theirs'));
  await expect(edit(saved, withOne('Mine'))).rejects.toMatchObject({ code: parseCode.conflict });
});

it.each([
  ['the same status', 'Each status must be unique among all statuses.'],
  ['no active status', 'At least one status needs to be active.'],
])('refuses two saves that together leave %s', async (what, message) => {
  const { edit, read, saved } = await makeWithStatuses('Busy', 'Away');
  const statuses = saved.map(withoutOrder);
  const [first, second] = statuses;
  if (!first || !second) throw new Error('There are two statuses.');
  const [theirs, mine] =
    what === 'the same status'
      ? [
          [...statuses, { status: 'In class' }],
          [{ status: 'in class' }, ...statuses],
        ]
      : [
          [{ ...first, active: false }, second],
          [first, { ...second, active: false }],
        ];
  const kept = await edit(saved, theirs);
  await expect(edit(saved, mine)).rejects.toMatchObject({ code: parseCode.conflict, message });
  expect(await read()).toEqual(kept);
});
