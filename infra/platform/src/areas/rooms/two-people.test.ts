// @module-tag sampled
import { moveRoom, renameRoomFolder, undoRoomMove } from '@campus/contracts/rooms/functions';
import type { Placed } from '@campus/domain/rooms/entries';
import { arranged, foldersOf } from '@campus/domain/rooms/list-order';
import type { Move } from '@campus/domain/rooms/moves';
import { anchorsIn } from '@campus/domain/rooms/nearest-place';
import { randomRuns } from '@campus/domain/testing/sweep';
import { makeRoomsAccount } from '@campus/tests/areas/rooms';
import { callPlatform } from '@campus/tests/calls/platform';
import fc from 'fast-check';
import { expect, it } from 'vitest';

/** A step of one of two people, on the list that they see: picks are indexes into it. */
interface Act {
  kind: 'move' | 'folder' | 'rename' | 'undo';
  pick: number;
  into: number;
  after: number;
}

const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom('move', 'move', 'folder', 'rename', 'undo'),
  pick: fc.nat({ max: 40 }),
  into: fc.nat({ max: 40 }),
  after: fc.nat({ max: 40 }),
});
/** Both act at the same time, each by an own list. */
const round = fc.tuple(act, act);

const at = <T>(items: readonly T[], pick: number): T | undefined => items[pick % Math.max(1, items.length)];

interface Seen {
  version: number;
  places: readonly Placed[];
}

const placesOf = (entries: readonly Placed[]): readonly Placed[] =>
  entries.map(({ id, group, order }) => ({ id, group, order }));

type Account = Awaited<ReturnType<typeof makeRoomsAccount>>;

/** One of two people: what they see, and what they do by it. */
class Administrator {
  readonly #account: Account;
  readonly #token: string;
  #seen: Seen = { version: -1, places: [] };
  #moveId: string | null = null;

  constructor(account: Account, token: string) {
    this.#account = account;
    this.#token = token;
  }

  async read(): Promise<readonly Placed[]> {
    const { version, entries } = await this.#account.list();
    this.#seen = { version, places: placesOf(entries) };
    return this.#seen.places;
  }

  get version(): number {
    return this.#seen.version;
  }

  get sees(): readonly Placed[] {
    return arranged(this.#seen.places);
  }

  /** Refusals, such as of an anchor that is gone, end the attempt; the list is read then. */
  async act(todo: Act): Promise<void> {
    const answer = await this.#send(todo).catch((refusal: { key?: string }) => {
      expect(refusal.key).toMatch(/^(rooms\.|request\.unavailable)/);
    });
    if (!answer?.isCurrent) await this.read();
    else this.#take(answer);
  }

  #take({ version, places }: Seen): void {
    const changed = new Map(places.map((place) => [place.id, place]));
    this.#seen = { version, places: this.#seen.places.map((place) => changed.get(place.id) ?? place) };
  }

  async #send(todo: Act) {
    const { accountId } = this.#account;
    const { version } = this.#seen;
    const folder = at(foldersOf(this.sees), todo.pick) ?? '';
    if (todo.kind === 'undo')
      return this.#moveId
        ? callPlatform(undoRoomMove, { accountId, moveId: this.#moveId, version }, this.#token)
        : undefined;
    if (todo.kind === 'rename') {
      const name = at(['F', 'G', 'X', 'Y'], todo.into) ?? 'X';
      return callPlatform(renameRoomFolder, { accountId, folder, name, version, merge: false }, this.#token);
    }
    const moved = await callPlatform(
      moveRoom,
      { accountId, version, move: this.#move(todo, folder), before: [] },
      this.#token,
    );
    this.#moveId = moved.moveId ?? this.#moveId;
    return moved;
  }

  #move({ kind, pick, into, after }: Act, folder: string): Move {
    const anchor = (within: string) => at([null, ...anchorsIn(this.sees, within)], after) ?? null;
    if (kind === 'folder') return { kind, folder, after: anchor('') };
    const target = at(['', ...foldersOf(this.sees)], into) ?? '';
    return { kind: 'entry', id: at(this.sees, pick)?.id ?? '', folder: target, after: anchor(target) };
  }
}

it('ROM-021 ROM-022 ROM-024 moves of two people at once: no order twice, folders in one piece, nothing lost, and both see the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 5 }), async (rounds) => {
      const account = await makeRoomsAccount(['A', 'F/B', 'F/C!', 'E!', 'G/D', 'G/H']);
      const [one, two] = [account.people.admin, account.people.owner].map(
        ({ sessionToken }) => new Administrator(account, sessionToken),
      );
      if (!one || !two) throw new Error('Two people are needed.');
      const ids = (await one.read()).map(({ id }) => id).sort();
      await two.read();
      for (const [first, second] of rounds) await Promise.all([one.act(first), two.act(second)]);
      const { entries: stored, version } = await account.list();
      // The person who acted last is up to date; the other learns of a newer version and reads again.
      const current = [one, two].filter((person) => person.version === version);
      expect(current).not.toEqual([]);
      for (const person of current) expect(person.sees).toEqual(placesOf(stored));
      expect(stored.map(({ id }) => id).sort()).toEqual(ids);
      expect(new Set(stored.map(({ order }) => order)).size).toBe(stored.length);
      expect(arranged(stored).map(({ id }) => id)).toEqual(stored.map(({ id }) => id));
      await Promise.all([one.read(), two.read()]);
      expect(one.sees).toEqual(two.sees);
    }),
    { ...randomRuns(25), endOnFailure: true },
  );
});

it('who is told that the list was current sees what is stored, without reading it again', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 8 }), async (acts) => {
      const account = await makeRoomsAccount(['A', 'F/B', 'F/C!', 'E!', 'G/D', 'G/H']);
      const person = new Administrator(account, account.people.admin.sessionToken);
      await person.read();
      for (const todo of acts) await person.act(todo);
      const seen = person.sees;
      await person.read();
      expect(seen).toEqual(person.sees);
    }),
    { ...randomRuns(15), endOnFailure: true },
  );
});
