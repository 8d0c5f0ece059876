import { ChevronDown, MapPin } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useFetchedPart } from '../../components/useFetchedPart';
import { useToast } from '../../ui/Toast';
import { useOpensByItself } from './useOpensByItself';

const loadPanel = async () => (await import('./LocationPanel')).LocationPanel;

const Root = styled.div`
  min-width: 0;
  @media (min-width: 720px) {
    flex: none;
    max-width: 15rem;
    margin-right: 7px;
    border-left: 1.5px solid var(--line);
  }
`;
const Opener = styled.button`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  width: 100%;
  min-height: 50px;
  padding: 0.4rem 1.1rem;
  border: 1.5px solid var(--control-line);
  border-radius: 999px;
  background: var(--raised);
  font-weight: 560;
  text-align: left;
  > span {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > svg:first-child {
    color: var(--accent);
  }
  @media (max-width: 719px) {
    padding: 0.4rem 0.8rem;
  }
  @media (min-width: 720px) {
    width: calc(100% - 5px);
    margin-left: 5px;
    border-color: transparent;
    background: transparent;
    &:hover {
      background: color-mix(in srgb, var(--ink) 7%, transparent);
    }
  }
`;

/** Props of CityPicker. */
export type CityPickerProps = {
  city: string;
  /** Gets the city as it is to be kept and shown. */
  onChoose: (city: string) => void;
  /** Nothing is searched for or typed: the panel may open by itself. */
  idle: boolean;
};

/** Shows the city a search looks in, and opens the panel to change it; once a visit by itself, until one is chosen. */
export function CityPicker({ city, onChoose, idle }: CityPickerProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const showToast = useToast();
  const [opened, setOpened] = useState<'byPress' | 'byItself' | null>(null);
  const { Part: LocationPanel, bring, prepare } = useFetchedPart(loadPanel);
  useOpensByItself(idle && !opened, async () => {
    const there = await bring();
    if (there) setOpened((now) => now ?? 'byItself');
    return there;
  });
  if (opened === 'byItself' && !idle) setOpened(null); // the reader went on without it
  const toggle = async () => {
    if (opened) setOpened(null);
    else if (await bring()) setOpened('byPress');
    else showToast({ title: formatMessage({ id: 'problem.chunkTitle' }), tone: 'destructive' });
  };
  return (
    <Root>
      <Opener
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={Boolean(opened)}
        aria-controls={opened ? id : undefined}
        aria-label={formatMessage({ id: 'search.cityNow' }, { city })}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={toggle}
      >
        <MapPin size={19} aria-hidden />
        <span>{city}</span>
        <ChevronDown size={17} aria-hidden />
      </Opener>
      {LocationPanel && (
        <LocationPanel
          anchor={button}
          id={id}
          open={Boolean(opened)}
          byItself={opened === 'byItself'}
          onOpenChange={(open) => open || setOpened(null)}
          city={city}
          onChoose={(next) => {
            setOpened(null);
            onChoose(next);
          }}
        />
      )}
    </Root>
  );
}
