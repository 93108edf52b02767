import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { SearchBox } from './search-box.tsx';

type Search = [value: string, options: { replace: boolean }];

/** Stores the search text, as the address does. */
function Searching({ onSearch }: { onSearch: (...search: Search) => void }) {
  const [value, setValue] = useState('');
  return (
    <SearchBox
      label="Search"
      value={value}
      onSearch={(...search) => {
        setValue(search[0]);
        onSearch(...search);
      }}
    />
  );
}

/** A search box whose searches only return once they are typed into a second field. */
function Late() {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchBox label="Search" value={value} onSearch={() => undefined} />
      <input aria-label="Came back" value={value} onChange={(event) => setValue(event.target.value)} />
    </>
  );
}

/** Renders a search box and records its searches. The clock moves only with `pass`. */
async function renderSearchBox() {
  const searches: Search[] = [];
  renderPart(<Searching onSearch={(...search) => searches.push(search)} />);
  const box = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Search' });
  vi.useFakeTimers();
  const typeOn = (letters: string) => {
    for (const letter of letters) fireEvent.change(box, { target: { value: `${box.value}${letter}` } });
  };
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  return { searches, texts: () => searches.map(([text]) => text), box, typeOn, pass };
}

/** Milliseconds of a frame, including the task after it. */
const frame = 17;

afterEach(() => void vi.useRealTimers());

describe('the search box', () => {
  it('searches for the first letter once it is painted, and for a quickly typed word when it is complete', async () => {
    const { texts, typeOn, pass } = await renderSearchBox();
    typeOn('n');
    pass(0);
    expect(texts()).toEqual([]);
    pass(frame);
    expect(texts()).toEqual(['n']);
    typeOn('orth');
    pass(119);
    expect(texts()).toEqual(['n']);
    pass(1);
    expect(texts()).toEqual(['n', 'north']);
  });

  it('searches at once for each letter of a person who types slowly', async () => {
    const { texts, typeOn, pass } = await renderSearchBox();
    for (const letter of 'nor') {
      typeOn(letter);
      pass(frame);
      expect(texts().join('')).toMatch(new RegExp(`${letter}$`));
      pass(200);
    }
    expect(texts()).toEqual(['n', 'no', 'nor']);
  });

  it('searches at once when the person goes on to something else', async () => {
    const { texts, box, typeOn } = await renderSearchBox();
    typeOn(' north ');
    expect(texts()).toEqual([]);
    fireEvent.blur(box);
    expect(texts()).toEqual(['north']);
  });

  it('keeps the letters typed before a search has come back', async () => {
    renderPart(<Late />);
    const box = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Search' });
    vi.useFakeTimers();
    const comeBack = (value: string) =>
      fireEvent.change(screen.getByRole('textbox', { name: 'Came back' }), { target: { value } });
    const typeAll = (text: string) => fireEvent.change(box, { target: { value: text } });
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
    typeAll('n');
    pass(frame);
    typeAll('no');
    comeBack('n');
    expect(box.value).toBe('no');
    pass(120);
    typeAll('nor');
    pass(120);
    comeBack('nor');
    typeAll('nort');
    expect(box.value).toBe('nort');
    comeBack('south');
    expect(box.value).toBe('south');
  });

  it('searches at once on Enter', async () => {
    const { texts, box, typeOn } = await renderSearchBox();
    typeOn('north');
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(texts()).toEqual(['north']);
  });

  it('leaves a space where it was typed, although it is not searched for yet', async () => {
    const { texts, box, typeOn, pass } = await renderSearchBox();
    typeOn('n ');
    pass(120);
    expect(texts()).toEqual(['n']);
    typeOn('w');
    expect(box.value).toBe('n w');
  });

  it('keeps continuous typing as one history step, and text after Enter as another', async () => {
    const { searches, box, typeOn, pass } = await renderSearchBox();
    for (const letter of 'no') {
      typeOn(letter);
      pass(200);
    }
    fireEvent.keyDown(box, { key: 'Enter' });
    typeOn('r');
    pass(200);
    expect(searches.map(([, { replace }]) => replace)).toEqual([false, true, false]);
  });
});
