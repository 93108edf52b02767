import { Fragment, type ReactNode } from 'react';

/** A placeholder for the element while the text is built. No text contains this character. */
const mark = '\uFFFC';

/** A text with an element as its parameter. `text` gets a placeholder for the element. */
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
