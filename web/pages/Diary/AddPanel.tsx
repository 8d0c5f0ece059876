import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PreloadedQuery } from 'react-relay';
import artifact, { type PopularPlacesQuery } from '../../__generated__/PopularPlacesQuery.graphql';
import { useCity } from '../../device/city';
import { useFollowLanguage } from '../../relay/useFollowLanguage';
import { useRetriedQuery } from '../../relay/useRetriedQuery';
import { useFetchedPart } from '../../ui/useFetchedPart';
import { useRested } from '../../ui/useRested';
import { PanelLine } from './PanelParts';
import { PlaceBox } from './PlaceBox';
import { PopularPart } from './PopularPart';
import { useFollowCity } from './useFollowCity';

const loadFound = async () => (await import('./FoundPlaces')).FoundPlaces;

/** A search needs this many letters, and starts after this pause in typing. */
const fewestLetters = 3;
const restMs = 500;

/** The panel to find restaurants for the diary: by typing, or among popular ones. */
export function AddPanel({ popular }: { popular: PreloadedQuery<PopularPlacesQuery> | null }) {
  const city = useCity();
  const [typed, setTyped] = useState('');
  const [ref, retry] = useRetriedQuery<PopularPlacesQuery>(artifact, popular);
  useFollowLanguage(ref, retry);
  useFollowCity(ref, city, retry);
  const { Part: FoundPlaces, failed, bring } = useFetchedPart(loadFound);
  const type = (next: string) => {
    if (!FoundPlaces) void bring();
    setTyped(next);
  };
  const text = typed.trim();
  const wanted = [...text].length >= fewestLetters ? text : '';
  const query = useRested(wanted, restMs);
  return (
    <section>
      <PlaceBox typed={typed} onType={type} />
      {wanted && (wanted !== query || !FoundPlaces) && (
        <PanelLine role="status">
          <FormattedMessage id={failed ? 'problem.chunkTitle' : 'diary.searching'} />
        </PanelLine>
      )}
      {wanted && wanted === query && FoundPlaces && (
        <FoundPlaces key={`${query} ${city}`} query={query} city={city} onAdded={() => setTyped('')} />
      )}
      {!wanted && <PopularPart queryRef={ref} city={city} isTyping={text !== ''} onAdded={() => setTyped('')} />}
    </section>
  );
}
