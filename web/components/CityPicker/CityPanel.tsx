import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { forgetCityChosen, useCityChosen } from '../../device/city';
import { Chip } from '../../ui/Chip';
import { Popover, type PopoverProps } from '../../ui/Popover';
import { TextField } from '../../ui/TextField';
import { titleCase } from './titleCase';

const offered = ['St. Louis', 'Phoenix'];

const Parts = styled.div`
  display: grid;
  gap: 14px;
  width: min(308px, calc(100vw - 58px));
`;
const Offers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
const Again = styled.div`
  min-height: 44px;
  padding-top: 12px;
  border-top: 1px solid var(--line);
  color: var(--ink-soft);
  font-size: 0.9375rem;
  button {
    min-height: 32px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--ink);
    font-weight: 620;
    text-decoration: underline;
    text-decoration-color: var(--accent);
    text-decoration-thickness: 2px;
    text-underline-offset: 5px;
  }
`;

/** Props of CityPanel; `onChoose` gets the city as it is to be shown. */
export type CityPanelProps = Omit<PopoverProps, 'children' | 'label'> & {
  city: string;
  onChoose: (city: string) => void;
};

/**
 * The panel under a city button: two cities to pick, a field that takes any other by Enter, and "Ask me again", which
 * forgets only that the reader chose.
 */
export function CityPanel({ city, onChoose, ...popover }: CityPanelProps) {
  const { formatMessage } = useIntl();
  const chosen = useCityChosen();
  const [forgotten, setForgotten] = useState(false);
  const again = useRef<HTMLDivElement>(null);
  const choose = (next: string) => {
    setForgotten(false);
    popover.onOpenChange(false);
    onChoose(next);
  };
  return (
    <Popover {...popover} label={formatMessage({ id: 'city.choose' })}>
      <Parts>
        <TextField
          label={formatMessage({ id: 'city.label' })}
          hint={<FormattedMessage id="city.hint" />}
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
        {(chosen || forgotten) && (
          <Again ref={again} role="status" tabIndex={-1}>
            {chosen ? (
              <button
                type="button"
                onClick={() => {
                  forgetCityChosen();
                  setForgotten(true);
                  again.current?.focus(); // the button goes
                }}
              >
                <FormattedMessage id="city.askAgain" />
              </button>
            ) : (
              <FormattedMessage id="city.willAsk" />
            )}
          </Again>
        )}
      </Parts>
    </Popover>
  );
}
