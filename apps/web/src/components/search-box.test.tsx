import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { SearchBox } from './search-box.tsx';

/** A search box beside something else to go on to, and what was searched for so far. */
async function renderSearchBox() {
  const searched: string[] = [];
  renderPart(
    <>
      <SearchBox label="Search" value="" onSearch={(value) => searched.push(value)} />
      <button type="button">Elsewhere</button>
    </>,
  );
  return { searched, user: userEvent.setup(), box: await screen.findByRole('textbox', { name: 'Search' }) };
}

describe('the search box', () => {
  it('searches at once when the person goes on to something else', async () => {
    const { searched, user, box } = await renderSearchBox();
    await user.type(box, ' north ');
    expect(searched).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(searched).toEqual(['north']);
  });

  it('searches at once on Enter', async () => {
    const { searched, user, box } = await renderSearchBox();
    await user.type(box, 'north{Enter}');
    expect(searched).toEqual(['north']);
  });
});
