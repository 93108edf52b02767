// @module-tag sampled
import { saveCustomizations, undoCustomization } from '@campus/contracts/customization/functions';
import { planOf } from '@campus/domain/customization/plan';
import {
  type CustomizationState,
  withCollections,
  withCustomizations,
  withoutThemed,
  withTheme,
} from '@campus/domain/customization/state';
import { sweepSize } from '@campus/domain/testing/sweep';
import { makeCustomized } from '@campus/tests/areas/customization';
import { callPlatform, requestRoute } from '@campus/tests/calls/platform';
import fc from 'fast-check';
import { expect, it } from 'vitest';

const changes = sweepSize({ sampled: 20, full: 1_000 });
const timeout = 90_000 + changes * 600;
const size = 12;
const selection = fc.array(fc.nat(size - 1), { maxLength: size });
const step = fc.oneof(
  fc.record({ kind: fc.constant('collections' as const), items: selection }),
  fc.record({ kind: fc.constant('customizations' as const), items: selection }),
  fc.record({ kind: fc.constant('theme' as const), items: fc.tuple(fc.nat(1)) }),
  fc.record({ kind: fc.constant('clear' as const), items: fc.constant([] as number[]) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

it('of random selections the plan is the difference of the reads around it, and undo restores all', {
  timeout,
}, async () => {
  const world = await makeCustomized(size);
  const { accountId, people, collections, customizations, themes } = world;
  const { sessionToken } = people.admin;
  const { themes: contents, collections: listed, customizations: named } = await world.read();
  const intensive = {
    collections: listed.filter((one) => one.resourceIntensive).map(({ id }) => id),
    customizations: named.filter((one) => one.resourceIntensive).map(({ name }) => name),
  };
  const themeNamed = (name: string) => contents.find(({ internalName }) => internalName === name);
  const rest = async (method: 'PATCH' | 'POST', path: string, body: object) => {
    const answer = await requestRoute(method, `/World/${accountId}/${path}`, sessionToken, { body });
    expect(answer.status).toBe(200);
    return (answer.body as { data: { changeId: string | null } }).data;
  };
  const pick = (from: readonly string[], items: readonly number[]) => [
    ...new Set(items.flatMap((item) => from[item] ?? [])),
  ];

  /** Maps a plan of the domain to the matching call to the platform. */
  const planned = async (before: CustomizationState, { kind, items }: Step) => {
    const basedOn = {
      ...before,
      collections: [...before.collections],
      customizations: [...before.customizations],
    };
    if (kind === 'collections') {
      const avatarAssetCollections = pick(collections, items);
      return {
        after: withCollections(before, avatarAssetCollections),
        apply: () => rest('PATCH', 'Customizations', { avatarAssetCollections, basedOn }),
      };
    }
    if (kind === 'customizations') {
      const wanted = pick(customizations, items);
      const input = { accountId, customizations: wanted, basedOn };
      return {
        after: withCustomizations(before, wanted),
        apply: () => callPlatform(saveCustomizations, input, sessionToken),
      };
    }
    const theme = themeNamed(pick(themes, items)[0] ?? '');
    if (theme)
      return {
        after: withTheme(before, theme),
        apply: () => rest('PATCH', 'Customizations', { themeInternalName: theme.internalName, basedOn }),
      };
    const { clearable } = await world.read();
    return {
      after: withoutThemed(before, clearable),
      apply: () => rest('POST', 'clearThemes', { basedOn }),
    };
  };

  let undone = 0;
  let before = await world.state();
  await fc.assert(
    fc.asyncProperty(step, fc.boolean(), async (chosen, keep) => {
      const { after, apply } = await planned(before, chosen);
      const plan = planOf(before, after, intensive);
      const { changeId } = await apply();
      const read = await world.state();
      expect(planOf(before, read, intensive)).toEqual(plan);
      if (changeId === null) {
        expect(read).toEqual(before);
        return;
      }
      const page =
        chosen.kind === 'collections'
          ? 'avatarAssetCollections'
          : chosen.kind === 'customizations'
            ? 'worldCustomizations'
            : 'worldThemes';
      await callPlatform(undoCustomization, { accountId, page, changeIds: [changeId] }, sessionToken);
      expect(await world.state()).toEqual(before);
      undone += 1;
      if (keep) {
        await apply();
        before = read;
      }
    }),
    // A failure is reported as it is: a shrunk sequence would start from another state.
    { numRuns: changes, endOnFailure: true },
  );
  expect(undone).toBeGreaterThan(changes / 5);
});
