import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PreloadedQuery } from 'react-relay';
import artifact, { type PopularPlacesQuery } from '../../__generated__/PopularPlacesQuery.graphql';
import { useCity } from '../../device/city';
import { useFollowLanguage } from '../../relay/useFollowLanguage';
import { useRetriedQuery } from '../../relay/useRetriedQuery';
import { useRested } from '../../ui/useRested';
import { FoundPlaces } from './FoundPlaces';
import { PanelLine } from './PanelParts';
import { PlaceBox } from './PlaceBox';
import { PopularPart } from './PopularPart';
import { useFollowCity } from './useFollowCity';

/** So many letters make a search, asked about once typing has rested so long. */
const fewestLetters = 3;
const restMs = 500;

/** Where places are found for the diary: by typing, or among the popular ones. */
export function AddPanel({ popular }: { popular: PreloadedQuery<PopularPlacesQuery> | null }) {
  const city = useCity();
  const [typed, setTyped] = useState('');
  const [ref, retry] = useRetriedQuery<PopularPlacesQuery>(artifact, popular);
  useFollowLanguage(ref, retry);
  useFollowCity(ref, city, retry);
  const text = typed.trim();
  const wanted = [...text].length >= fewestLetters ? text : '';
  const query = useRested(wanted, restMs);
  return (
    <section>
      <PlaceBox typed={typed} onType={setTyped} />
      {wanted && wanted !== query && (
        <PanelLine role="status">
          <FormattedMessage id="diary.searching" />
        </PanelLine>
      )}
      {wanted && wanted === query && (
        <FoundPlaces key={`${query} ${city}`} query={query} city={city} onAdded={() => setTyped('')} />
      )}
      {!wanted && <PopularPart queryRef={ref} city={city} isTyping={text !== ''} onAdded={() => setTyped('')} />}
    </section>
  );
}
