import styled from 'styled-components';
import type { Found } from '../../components/restaurant/filters/FiltersFoot';
import { chooseCity } from '../../device/city';
import { CityPicker } from './CityPicker';
import { FiltersButton } from './FiltersButton';
import type { FilterOffer } from './filterOffer';
import { MoodPicker } from './MoodPicker';
import { SearchBox } from './SearchBox';
import type { SearchState } from './searchState';
import { moveTo, toggleMood } from './searchSteps';
import type { useMoods } from './useMoods';

/**
 * Props of SearchControls. `state`: the current search; `typed`: the text in the box; `onChange` gets the search that a
 * control changed; `idle`: no search is shown and no text is typed; `found`: the number of results, or why the number
 * is unknown; `offer`: which filters have no results, null while this is unknown.
 */
export type SearchControlsProps = {
  state: SearchState;
  typed: string;
  idle: boolean;
  found: Found;
  offer: FilterOffer | null;
  moods: ReturnType<typeof useMoods>;
  onPrepareMoods: () => void;
  onType: (text: string) => void;
  onSubmit: (text: string) => void;
  onClear: () => void;
  onChange: (next: SearchState) => void;
};

/**
 * All controls of a search: the box with the buttons for city and mood, and the filters. A chosen city is also stored
 * on the device.
 */
export function SearchControls({
  state,
  moods,
  onChange,
  onPrepareMoods,
  idle,
  found,
  offer,
  ...box
}: SearchControlsProps) {
  const controls = (
    <>
      <CityPicker
        city={state.city}
        idle={idle}
        onChoose={(city) => {
          chooseCity(city);
          onChange(moveTo(state, city));
        }}
      />
      <MoodPicker
        mood={state.mood}
        words={moods}
        onPrepare={onPrepareMoods}
        onToggle={(mood) => onChange(toggleMood(state, mood))}
      />
    </>
  );
  return (
    <Controls>
      <SearchBox {...box} city={state.city} controls={controls} />
      <FiltersButton state={state} found={found} offer={offer} onChange={onChange} />
    </Controls>
  );
}

/** In a narrow window the suggestions open below this element, so that all controls stay visible. */
const Controls = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  > form {
    flex: 1;
    min-width: 0;
  }
`;
