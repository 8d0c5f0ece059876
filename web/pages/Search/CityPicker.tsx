import { ChevronDown, MapPin } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Chip } from '../../ui/Chip';
import { TextField } from '../../ui/TextField';
import { titleCase } from './titleCase';

const offered = ['St. Louis', 'Phoenix'];

/** Props of CityPicker; `onChoose` gets the city as it is to be shown. */
export type CityPickerProps = { city: string; onChoose: (city: string) => void };

/** Shows the city and opens a small panel to change it: two cities to pick, and a field that takes any other by Enter. */
export function CityPicker({ city, onChoose }: CityPickerProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const choose = (chosen: string) => {
    close();
    onChoose(chosen);
  };
  return (
    <Root
      ref={root}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) close();
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <Opener
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={formatMessage({ id: 'search.cityNow' }, { city })}
        onClick={() => setOpen(!open)}
      >
        <MapPin size={19} aria-hidden />
        <span>{city}</span>
        <ChevronDown size={17} aria-hidden />
      </Opener>
      {open && (
        <Panel id={id} role="dialog" aria-label={formatMessage({ id: 'search.cityChoose' })}>
          <TextField
            label={formatMessage({ id: 'search.city' })}
            hint={<FormattedMessage id="search.cityHint" />}
            autoFocus
            autoComplete="off"
            maxLength={100}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              const typed = titleCase(event.currentTarget.value);
              if (typed) choose(typed);
            }}
          />
          <Offers>
            {offered.map((each) => (
              <Chip key={each} selected={each === city} onClick={() => choose(each)}>
                {each}
              </Chip>
            ))}
          </Offers>
        </Panel>
      )}
    </Root>
  );
}

const Root = styled.div`
  position: relative;
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
const Panel = styled.div`
  position: absolute;
  z-index: 20;
  top: calc(100% + 14px);
  left: 0;
  display: grid;
  gap: 14px;
  width: min(340px, calc(100vw - 2 * var(--gutter)));
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow);
  @media (min-width: 720px) {
    right: 0;
    left: auto;
  }
`;
const Offers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
