import { useEffect } from 'react';

/** The fields of a form that select an action on badges. */
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

/** Unassigning and overwriting exclude each other: choosing one clears the other. */
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
