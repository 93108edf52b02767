import { useEffect } from 'react';

/** The part of a form that says what is done with badges. */
type WishForm = {
  subscribe: (watching: {
    formState: { values: true };
    callback: (change: {
      name?: string;
      values: { unassignBadges?: unknown; overwriteBadges?: unknown };
    }) => void;
  }) => () => void;
  setValue: (name: 'unassignBadges' | 'overwriteBadges', value: false) => void;
};

/** Of unassigning and overwriting only one is chosen: the other goes. */
export function useOneWish({ subscribe, setValue }: WishForm): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (name === 'unassignBadges' && values.unassignBadges) setValue('overwriteBadges', false);
          if (name === 'overwriteBadges' && values.overwriteBadges) setValue('unassignBadges', false);
        },
      }),
    [subscribe, setValue],
  );
}
