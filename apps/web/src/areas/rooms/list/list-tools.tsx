import { noun, text } from '@campus/contracts/core/text';
import { type RoomPlace, roomPlaces } from '@campus/domain/rooms/entries';
import { listedPlaces } from '@campus/domain/rooms/filter';
import { chakra } from '@chakra-ui/react/styled-system';
import { Checkbox } from '../../../components/input/checkbox.tsx';
import { SearchBox } from '../../../components/input/search-box.tsx';
import type { OnSearch } from '../../../components/input/use-search-draft.ts';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import { SelectBox, type SelectedPart } from './select-box.tsx';
import { UnusedFilter } from './unused-filter.tsx';

/** The filters of the list: a search, and where rooms are shown. */
export function ListTools({
  search,
  show,
  unused,
  shown,
  total,
  chosen,
  onChoose,
  onSearch,
  onShow,
  onUnused,
}: {
  search: string;
  show: readonly RoomPlace[];
  /** Whether only rooms are listed that nobody entered. */
  unused: boolean;
  /** How many entries are listed, and how many there are. */
  shown: number;
  total: number;
  /** How many of the listed entries are selected for a bulk change. */
  chosen: SelectedPart;
  onChoose: (all: boolean) => void;
  onSearch: OnSearch;
  onShow: (show: RoomPlace[]) => void;
  onUnused: (unused: boolean) => void;
}) {
  const toggle = (place: RoomPlace, on: boolean) =>
    onShow(roomPlaces.filter((other) => (other === place ? on : show.includes(other))));
  return (
    <chakra.div display="grid" gap={2} p={3} borderBottomWidth="1px" borderColor="border.subtle">
      <SearchBox wide label={text('rooms.search')} value={search} onSearch={onSearch} />
      <chakra.fieldset display="flex" flexWrap="wrap" columnGap={3} rowGap={1} minW={0}>
        <chakra.legend srOnly>{text('rooms.show')}</chakra.legend>
        {roomPlaces.map((place) => (
          <Checkbox
            key={place}
            label={text(`rooms.place.${place}`)}
            checked={show.includes(place)}
            onChange={({ target }) => toggle(place, target.checked)}
          />
        ))}
      </chakra.fieldset>
      <UnusedFilter checked={unused} onChange={onUnused} />
      <chakra.div display="flex" alignItems="center" gap={2}>
        {shown > 0 && <SelectBox label={text('rooms.select.shown')} part={chosen} onSelect={onChoose} />}
        <chakra.p role="status" color="fg.muted" textStyle="xs">
          {text('rooms.counts', {
            shown: formatNumber(shown),
            total: formatCount(total, noun('noun.roomEntry')),
          })}
          {listedPlaces(show, search).isExtended && ` · ${text('rooms.search.all')}`}
        </chakra.p>
      </chakra.div>
    </chakra.div>
  );
}
