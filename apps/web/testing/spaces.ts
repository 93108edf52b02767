import type { PrivateSpace } from '@campus/contracts/private-spaces/private-spaces';
import type { Answers } from './answering-link.ts';
import { workingIn } from './people.ts';
import { onePage } from './rows.ts';

/** An open private space. */
export function aSpace(own: Partial<PrivateSpace> = {}): PrivateSpace {
  return {
    id: 'space1',
    name: 'Ada’s suite',
    type: 'Suite',
    maxUsers: 25,
    ownerName: 'Ada Byron',
    ownerEmail: 'ada@example.org',
    created: '2026-10-01T10:00:00.000Z',
    status: 'active',
    statusChangedAt: '2026-10-02T10:00:00.000Z',
    ...own,
  };
}

type SpaceAnswers = NonNullable<Answers['privateSpaces']>;

/** The gateway's answers for a person who works with private spaces: two types and these spaces. */
export function withSpaces(spaces: PrivateSpace[] = [aSpace()], own: SpaceAnswers = {}): Answers {
  const types = [
    { id: 'type1', name: 'Suite' },
    { id: 'type2', name: 'Hall' },
  ];
  return {
    ...workingIn(),
    privateSpaces: {
      types: () => ({ items: types }),
      prices: () => ({ items: types.map((product, at) => ({ id: `price${at + 1}`, product })) }),
      list: () => onePage(spaces),
      ...own,
    },
  };
}
