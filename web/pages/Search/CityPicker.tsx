import { ChevronDown, MapPin } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { CityPanel, type CityPanelProps } from '../../components/CityPicker/CityPanel';

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

/** Shows the city a search looks in, and opens the panel to change it. */
export function CityPicker({ city, onChoose }: Pick<CityPanelProps, 'city' | 'onChoose'>) {
  const { formatMessage } = useIntl();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <Root>
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
      <CityPanel anchor={button} id={id} open={open} onOpenChange={setOpen} city={city} onChoose={onChoose} />
    </Root>
  );
}
