import { useEffect } from 'react';

/** The fields of a form that select an action on badges. */
type OptionsForm = {
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
export function useExclusiveOptions({ subscribe, setValue }: OptionsForm): void {
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
