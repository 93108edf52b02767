import type { LevelFacts } from '../choices.ts';
import type { Entry } from '../entries.ts';

/** The data that tells where rooms and commands can lead. The doctor reports nothing about what is null (unknown). */
export interface RoomTargets {
  levels: readonly LevelFacts[] | null;
  /** Names of the levels that the account supports. None restricts nothing. */
  supportedLevels: readonly string[];
  /** Names of the locations of each level that is known. */
  locations: ReadonlyMap<string, readonly string[]>;
  /** Settings that were made for one room, named by level and instance. */
  overrides: readonly { id: string; levelName: string; instance: number }[];
  /** The level where people arrive in the world; empty for the default. */
  spawnLevel: string;
}

export interface World extends RoomTargets {
  entries: readonly Entry[];
}

/** What can be wrong with a list of rooms and commands. */
export const problemKinds = [
  'overflow.missing',
  'overflow.hidden',
  'overflow.loop',
  'overflow.location',
  'command.missing',
  'command.hidden',
  'command.location',
  'instance.taken',
  'level.missing',
  'level.hidden',
  'level.unsupported',
  'zoom.half',
  'passcodes.visible',
  'override.gone',
  'spawn.gone',
] as const;
export type ProblemKind = (typeof problemKinds)[number];

/** What one click can do about a problem. */
export const remedyKinds = [
  'clearOverflow',
  'showTarget',
  'deleteCommand',
  'giveInstance',
  'clearZoom',
  'hide',
  'deleteOverrides',
] as const;
export type RemedyKind = (typeof remedyKinds)[number];

/** What a problem is about: an entry, an override, or, without an id, the world. */
export interface Subject {
  kind: 'room' | 'command' | 'override' | 'world';
  id: string;
}

export interface Problem {
  kind: ProblemKind;
  subject: Subject;
  /** The other entry that is concerned: the hidden target, the next room of a loop, or the room with the same instance. */
  otherId: string;
  /** What the sentence `rooms.doctor.{kind}` names: the subject, what it points at, and the other entry. */
  params: { name: string; target: string; other: string };
  /** None where a person has to choose: the page opens the room then. */
  remedies: readonly RemedyKind[];
}

/** A problem about a room or command. */
export function problemOf(
  kind: ProblemKind,
  entry: Entry,
  about: { target?: string; other?: Entry | undefined; remedies?: readonly RemedyKind[] } = {},
): Problem {
  return {
    kind,
    subject: { kind: entry.kind, id: entry.id },
    otherId: about.other?.id ?? '',
    params: { name: entry.name, target: about.target ?? '', other: about.other?.name ?? '' },
    remedies: about.remedies ?? [],
  };
}
