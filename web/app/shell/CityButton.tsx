import { MapPin } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useFetchedDialog } from '../../components/problems/useFetchedDialog';
import { chooseCity, useCity } from '../../device/city';

const loadDialog = async () => (await import('../../components/city/CityDialog')).CityDialog;

const Opener = styled.button`
  display: inline-flex;
  flex: 0 1000 auto; /* the name shrinks before its neighbors */
  align-items: center;
  gap: 4px;
  min-width: 44px;
  min-height: 44px;
  padding: 0 8px;
  border: 0;
  border-radius: 999px;
  background: none;
  font-size: 0.9375rem;
  font-weight: 600;
  transition: background var(--quick) var(--ease);
  &:hover,
  &[aria-expanded='true'] {
    background: color-mix(in srgb, var(--ink) 9%, transparent);
  }
  svg {
    color: var(--accent);
  }
`;
const Name = styled.span`
  max-width: 5rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  @media (min-width: 720px) {
    max-width: 16rem;
  }
`;

/** The current screen's URL for another city, at the first page of results; null if the screen needs no city. */
export function addressIn(city: string, { pathname, search }: { pathname: string; search: string }): string | null {
  const params = new URLSearchParams(search);
  if (pathname !== '/search' && !params.has('city')) return null;
  params.set('city', city);
  params.delete('page');
  if (params.get('sort') === 'distance') params.delete('sort'); // distances are unknown in another city
  return `${pathname}?${params}`;
}

/**
 * The city in the header: the city in the URL, or the city stored on the device if the URL contains no city. A click
 * opens the dialog to choose another city.
 */
export function CityButton() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const location = useLocation();
  const { Component: CityDialog, show, preload, state } = useFetchedDialog(loadDialog);
  const kept = useCity();
  const city = new URLSearchParams(location.search).get('city')?.trim() || kept;
  const choose = (next: string) => {
    chooseCity(next);
    const address = addressIn(next, location);
    if (address) navigate(address, { preventScrollReset: true });
  };
  return (
    <>
      <Opener
        type="button"
        aria-haspopup="dialog"
        aria-expanded={state.open}
        aria-label={formatMessage({ id: 'city.now' }, { city })}
        title={city}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={show}
      >
        <MapPin size={17} aria-hidden />
        <Name>{city}</Name>
      </Opener>
      {CityDialog && <CityDialog {...state} city={city} onChoose={choose} />}
    </>
  );
}
