import { useEffect, useEffectEvent } from 'react';
import type { PreloadedQuery } from 'react-relay';
import type { PopularPlacesQuery } from '../../__generated__/PopularPlacesQuery.graphql';

type Retry = (change: Partial<PopularPlacesQuery['variables']>) => void;

/** Loads the popular restaurants again when the user chooses another city. */
export function useFollowCity(loaded: PreloadedQuery<PopularPlacesQuery> | null, city: string, retry: Retry): void {
  const follow = useEffectEvent(() => {
    if (loaded && loaded.variables.area.city !== city) retry({ area: { city } });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each change of the city
  useEffect(() => follow(), [city]);
}
