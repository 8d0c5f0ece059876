import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import styled from 'styled-components';
import type { ResultsMap_edges$key } from '../../__generated__/ResultsMap_edges.graphql';
import { ResetBoundary } from '../../components/problems/ResetBoundary';
import { useLatest } from '../../ui/useLatest';
import { ActivePlace } from './ActivePlace';
import type { MapBeside } from './useMapBeside';

/** Props of BesideMap: the listed results, the state of the map (null if there is no map), and the list. */
export type BesideMapProps = { edges: ResultsMap_edges$key; map: MapBeside | null; children: ReactNode };

const ResultsMap = lazy(async () => ({ default: (await import('./ResultsMap')).ResultsMap }));

/** The list of results. If the user turns the map on, the map's code loads and the map is beside the list. */
export function BesideMap({ edges, map, children }: BesideMapProps) {
  const beside = map?.beside ?? false;
  return (
    <ActivePlace>
      <Split data-beside={beside}>
        <div>{children}</div>
        {map && beside && (
          <Aside>
            <ResetBoundary resetKey={edges} fallback={() => <NoMap onFail={map.fail} />}>
              <Suspense>
                <ResultsMap edges={edges} onFail={map.fail} />
              </Suspense>
            </ResetBoundary>
          </Aside>
        )}
      </Split>
    </ActivePlace>
  );
}

/** Rendered when the map's code does not load or throws. Shows nothing and reports the failure. */
function NoMap({ onFail }: { onFail: () => void }) {
  const failed = useLatest(onFail);
  useEffect(() => failed.current(), [failed]);
  return null;
}

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  align-items: start;
  &[data-beside='true'] {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;
const Aside = styled.div`
  position: sticky;
  top: calc(var(--header-height) + 12px);
  height: calc(100dvh - var(--header-height) - 24px);
`;
