import { Plus, Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PreloadedQuery } from 'react-relay';
import styled from 'styled-components';
import artifact, { type PopularPlacesQuery } from '../../__generated__/PopularPlacesQuery.graphql';
import { useCity } from '../../device/city';
import { useFollowLanguage } from '../../relay/useFollowLanguage';
import { useRetriedQuery } from '../../relay/useRetriedQuery';
import { Button } from '../../ui/Button';
import { ClearableInput } from '../../ui/ClearableInput';
import { useDebouncedValue } from '../../ui/useDebouncedValue';
import { useFetchedPart } from '../../ui/useFetchedPart';
import { PanelLine } from './PanelParts';
import { PopularPart } from './PopularPart';
import { useFollowCity } from './useFollowCity';

const loadFound = async () => (await import('./FoundPlaces')).FoundPlaces;

const fewestCharacters = 3; // a search needs at least this many characters
const pauseMs = 500; // a search starts after this pause in typing, in milliseconds

/**
 * The panel to add restaurants to the diary: a search field and a list of popular restaurants. On phones, only a button
 * is shown until the user presses it, so that the entries are at the top. If the diary is empty, the panel is always
 * open.
 */
export function AddPanel({ popular }: { popular: PreloadedQuery<PopularPlacesQuery> | null }) {
  const { formatMessage } = useIntl();
  const city = useCity();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const open = () => {
    flushSync(() => setOpen(true));
    box.current?.focus();
  };
  const [ref, retry] = useRetriedQuery<PopularPlacesQuery>(artifact, popular);
  useFollowLanguage(ref, retry);
  useFollowCity(ref, city, retry);
  const { Component: FoundPlaces, failed, load } = useFetchedPart(loadFound);
  const type = (next: string) => {
    if (!FoundPlaces) void load();
    setTyped(next);
  };
  const keepOpen = () => {
    setTyped('');
    setOpen(true); // without this, the panel would close when the first entry is added
  };
  const text = typed.trim();
  const wanted = [...text].length >= fewestCharacters ? text : '';
  const query = useDebouncedValue(wanted, pauseMs);
  return (
    <Panel tabIndex={-1} data-open={isOpen}>
      <Opener tone="primary" onClick={open}>
        <Plus size={18} aria-hidden />
        <FormattedMessage id="diary.addVisit" />
      </Opener>
      <ClearableInput
        field={box}
        icon={<Search size={20} aria-hidden />}
        label={formatMessage({ id: 'diary.search' })}
        placeholder={formatMessage({ id: 'diary.searchPlaceholder' })}
        clearLabel={formatMessage({ id: 'diary.searchClear' })}
        value={typed}
        onChange={type}
        large
      />
      {wanted && (wanted !== query || !FoundPlaces) && (
        <PanelLine role="status">
          <FormattedMessage id={failed ? 'problem.chunkTitle' : 'diary.searching'} />
        </PanelLine>
      )}
      {wanted && wanted === query && FoundPlaces && (
        <FoundPlaces key={`${query} ${city}`} query={query} city={city} onAdded={keepOpen} />
      )}
      {!wanted && <PopularPart queryRef={ref} city={city} isTyping={text !== ''} onAdded={keepOpen} />}
    </Panel>
  );
}

const Opener = styled(Button)`
  display: none;
`;
const Panel = styled.section`
  &:focus-visible {
    outline: none;
  }
  @media (max-width: 719px) {
    body:not(:has([data-blank-diary])) &[data-open='false'] {
      > * {
        display: none;
      }
      > ${Opener} {
        display: inline-flex;
        width: 100%;
      }
    }
  }
`;
