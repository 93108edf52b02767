import { Fragment, type ReactNode } from 'react';

/** Stands for the element while the text is rendered: a character that no text has. */
const mark = '\uFFFC';

/** A text of the catalogue with an element where it has a parameter: `text` is given what to put there. */
export function Sentence({ text, children }: { text: (element: string) => string; children: ReactNode }) {
  const [before, ...after] = text(mark).split(mark);
  return (
    <>
      {before}
      {after.map((rest, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence have nothing but their place
        <Fragment key={place}>
          {children}
          {rest}
        </Fragment>
      ))}
    </>
  );
}
