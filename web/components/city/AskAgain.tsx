import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { forgetCityChosen, useCityChosen } from '../../device/city';
import { markCityAsked } from '../../device/cityAsked';

/**
 * The button "Ask me again", shown if the user has chosen a city. A press does not change the city, but it
 * removes the mark that the user chose the city. Then a line says that Fuud will ask on the next visit.
 */
export function AskAgain() {
  const chosen = useCityChosen();
  const [forgotten, setForgotten] = useState(false);
  const line = useRef<HTMLDivElement>(null);
  const forget = () => {
    markCityAsked(); // do not ask again in this visit
    forgetCityChosen();
    setForgotten(true);
    line.current?.focus(); // because the focused button disappears
  };
  if (!chosen && !forgotten) return null;
  return (
    <Line ref={line} role="status" tabIndex={-1}>
      {chosen ? (
        <button type="button" onClick={forget}>
          <FormattedMessage id="city.askAgain" />
        </button>
      ) : (
        <FormattedMessage id="city.willAsk" />
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  min-height: 44px;
  border-top: 1px solid var(--line);
  padding-top: 6px;
  color: var(--ink-soft);
  font-size: 0.9375rem;
  button {
    min-height: 44px;
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
