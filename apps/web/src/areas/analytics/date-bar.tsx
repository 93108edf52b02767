import '@campus/contracts/analytics/page-messages';
import { noun, text } from '@campus/contracts/core/text';
import { dayGraphs } from '@campus/domain/analytics/graphs';
import { refusePeriod } from '@campus/domain/analytics/period';
import { barRange, isBarUsed, rangePresets } from '@campus/domain/analytics/presets';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSearch } from 'wouter';
import { DateRangeField } from '../../components/input/date-range-field.tsx';
import { FilterSelect } from '../../components/input/filter-select.tsx';
import { formatCount, formatNumber, timeZone } from '../../lib/format.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useBarState } from './graph-state.ts';
import { RefusedDays } from './refused-days.tsx';
import { graphsWithOwnDays } from './views/dashboard-address.ts';

const none = { from: '', to: '' };

/** The days of all graphs by day that have none of their own: a preset that moves on, fixed days, or none. */
export function DateBar() {
  const [bar, setBar] = useBarState();
  const isUsed = isBarUsed(bar);
  const range = isUsed ? barRange(bar, timeZone, serverNow()) : none;
  const refuse = (days: typeof none) => refusePeriod(days, timeZone, serverNow());
  const isFixed = isUsed && bar.preset === '';
  const choose = (chosen: string) => {
    if (chosen === 'fixed') return;
    setBar({ ...none, preset: rangePresets.find((preset) => preset === chosen) ?? '' });
  };
  return (
    <chakra.section aria-label={text('analytics.bar')} display="grid" gap={2} _print={{ display: 'none' }}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={3}>
        <chakra.span aria-hidden textStyle="sm" fontWeight="medium">
          {text('analytics.bar')}
        </chakra.span>
        <FilterSelect
          label={text('analytics.bar')}
          value={isFixed ? 'fixed' : bar.preset}
          options={[
            { value: '', label: text('analytics.bar.none') },
            ...rangePresets.map((value) => ({ value, label: text(`analytics.preset.${value}`) })),
            ...(isFixed ? [{ value: 'fixed', label: text('analytics.bar.fixed') }] : []),
          ]}
          onChange={choose}
        />
        <DateRangeField
          label={text('analytics.range')}
          name={text('analytics.bar.days')}
          value={range}
          closed
          refuse={refuse}
          onChange={({ from, to }) => setBar({ preset: '', from, to })}
        />
      </chakra.div>
      {isUsed && <RefusedDays days={{ range, of: 'bar', refusal: refuse(range) }} />}
      {isUsed && <OwnDays />}
    </chakra.section>
  );
}

/** Says how many graphs do not show the days of the bar. */
function OwnDays() {
  const own = graphsWithOwnDays(useSearch());
  if (own === 0) return null;
  return (
    <chakra.p textStyle="xs" color="fg.muted">
      {text('analytics.bar.own', {
        own: formatNumber(own),
        all: formatCount(dayGraphs.length, noun('noun.graph')),
      })}
    </chakra.p>
  );
}
