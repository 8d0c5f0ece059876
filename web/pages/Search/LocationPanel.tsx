import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import styled from 'styled-components';
import type { LocationPanelQuery } from '../../__generated__/LocationPanelQuery.graphql';
import { AskAgain } from '../../components/city/AskAgain';
import { chooseLocation, chooseSuggestion } from '../../components/city/chooseLocation';
import { ListFailure, ListNote } from '../../components/city/ListNote';
import { NoPlaces } from '../../components/city/NoPlaces';
import { UsePosition } from '../../components/city/UsePosition';
import { useCityChoice } from '../../components/city/useCityChoice';
import { type TypeAheadPlan, useTypeAhead } from '../../relay/useTypeAhead';
import { Combobox } from '../../ui/Combobox';
import { Popover, type PopoverProps } from '../../ui/Popover';

/**
 * The request for a typed text is sent after a pause in typing. Its answer is shown no sooner than `minWaitMs` after
 * the request.
 */
export const suggestionPlan: TypeAheadPlan<LocationPanelQuery> = {
  query: graphql`
    query LocationPanelQuery($text: String!) {
      citySuggestions(text: $text) @required(action: THROW) {
        city {
          key
          fullName
          name
          regionName
          hasRestaurants
        }
        isCorrection
      }
    }
  `,
  variables: (text) => ({ text }),
  pauseMs: 200,
  minWaitMs: 150,
};

const none: LocationPanelQuery['response']['citySuggestions'] = [];

/** Props of LocationPanel; `onChoose` gets the city's name as it is stored and shown. */
export type LocationPanelProps = Omit<PopoverProps, 'children' | 'label'> & {
  city: string;
  onChoose: (city: string) => void;
};

/**
 * The panel in which the user chooses the city of the search. It suggests cities while the user types. If no
 * suggestion is highlighted, the Enter key chooses the typed city or ZIP code.
 */
export function LocationPanel({ city, onChoose, ...popover }: LocationPanelProps) {
  const { formatMessage } = useIntl();
  return (
    <Popover {...popover} label={formatMessage({ id: 'city.choose' })}>
      <Parts>
        <Suggestions city={city} onChoose={onChoose} />
        <UsePosition onChoose={onChoose} />
        <AskAgain />
      </Parts>
    </Popover>
  );
}

function Suggestions({ city, onChoose }: Pick<LocationPanelProps, 'city' | 'onChoose'>) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const { choosing, problem, choose, forget } = useCityChoice(onChoose);
  const { data, answered, waiting, error, retry } = useTypeAhead(suggestionPlan, text);
  const found = problem ? none : (data?.citySuggestions ?? none);
  const popular = answered === '';
  // Several cities can have the same name. The first city in the list with the name of the current city is marked. For
  // "Kansas City", this is the city in Missouri.
  const current = found.find(({ city: { fullName, name } }) => city === fullName || city === name);
  const enter = () => void (text.trim() && choose((environment) => chooseLocation(environment, text)));
  return (
    <Combobox
      label={formatMessage({ id: 'city.label' })}
      placeholder={formatMessage({ id: 'city.example' })}
      text={text}
      onTextChange={(next) => {
        setText(next);
        forget();
      }}
      busy={waiting || choosing}
      listLabel={formatMessage({ id: popular ? 'city.popular' : 'city.suggestions' })}
      options={found}
      optionKey={({ city: { key } }) => key}
      isCurrent={(suggestion) => suggestion === current}
      onChoose={(suggestion) => void choose((environment) => chooseSuggestion(environment, suggestion.city))}
      onEnter={enter}
      renderOption={({ city: { name, regionName, hasRestaurants }, isCorrection }) => (
        <Place>
          {isCorrection && (
            <Correction>
              <FormattedMessage id="city.didYouMean" />{' '}
            </Correction>
          )}
          <b>{name}</b> <span>{regionName}</span>
          <NoPlaces hasRestaurants={hasRestaurants} />
        </Place>
      )}
    >
      {problem?.problem === 'failed' && <ListFailure error={problem.error} onRetry={enter} />}
      {error && !problem && <ListFailure error={error} onRetry={retry} />}
      <ListNote>
        {popular && found.length > 0 && <FormattedMessage id="city.popular" />}
        {(problem?.problem === 'unknown' || (data && !waiting && !problem && found.length === 0)) && (
          <FormattedMessage id="city.noLocations" />
        )}
      </ListNote>
    </Combobox>
  );
}

const Parts = styled.div`
  display: grid;
  gap: 10px;
  width: min(308px, calc(100vw - 58px));
  @media (max-width: 480px) {
    width: calc(100vw - 58px);
  }
`;
const Place = styled.span`
  display: block;
  min-width: 0;
  line-height: 1.25;
  b {
    font-weight: 620;
  }
  > span {
    color: var(--ink-soft);
  }
`;
const Correction = styled.em`
  display: block;
  color: var(--accent-strong);
  font-size: 0.8125rem;
  font-style: normal;
  font-weight: 620;
`;
