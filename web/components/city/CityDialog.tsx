import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fetchQuery, graphql } from 'react-relay';
import styled from 'styled-components';
import type { CityDialogQuery } from '../../__generated__/CityDialogQuery.graphql';
import { type TypeAheadPlan, useTypeAhead } from '../../relay/useTypeAhead';
import { Combobox } from '../../ui/Combobox';
import { Dialog } from '../../ui/Dialog';
import { AskAgain } from './AskAgain';
import type { ChosenLocation } from './chooseLocation';
import { ListFailure, ListNote } from './ListNote';
import { NoPlaces } from './NoPlaces';
import { UsePosition } from './UsePosition';
import { useCityChoice } from './useCityChoice';

const plan: TypeAheadPlan<CityDialogQuery> = {
  query: graphql`
    query CityDialogQuery($name: String, $first: Int!) {
      cities(name: $name, first: $first) @required(action: THROW) {
        edges {
          node {
            key
            fullName
            name
            region
            shortName
            hasRestaurants
          }
        }
      }
    }
  `,
  variables: (text) => (text ? { name: text, first: 10 } : { name: null, first: 14 }),
  pauseMs: 200,
};

type City = CityDialogQuery['response']['cities']['edges'][number]['node'];

const none: readonly City[] = [];

const citiesOf = (data: CityDialogQuery['response'] | null | undefined) =>
  data?.cities.edges.map(({ node }) => node) ?? none;

/** Props of CityDialog. `onChoose` gets the name of the chosen city, which the app stores and shows. */
export type CityDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  city: string;
  onChoose: (city: string) => void;
};

/**
 * A dialog with fourteen cities to choose from, and a field to find other cities. When the user types in the field,
 * the dialog shows at most ten cities that match the text.
 */
export function CityDialog({ open, onOpenChange, city, onChoose }: CityDialogProps) {
  const { formatMessage } = useIntl();
  const choose = (next: string) => {
    onOpenChange(false);
    onChoose(next);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={formatMessage({ id: 'city.choose' })}
      description={formatMessage({ id: 'city.dialogText' })}
      closeLabel={formatMessage({ id: 'dialog.close' })}
    >
      <Parts>
        <Cities city={city} onChoose={choose} />
        <UsePosition onChoose={choose} />
        <AskAgain />
      </Parts>
    </Dialog>
  );
}

function Cities({ city, onChoose }: Pick<CityDialogProps, 'city' | 'onChoose'>) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const { choosing, problem, choose, forget } = useCityChoice(onChoose);
  const { data, answered, waiting, error, retry } = useTypeAhead(plan, text);
  const found = problem ? none : citiesOf(data);
  const typed = text.trim();

  // Enter chooses the best match for the typed text. It does not wait for the pause in typing after which the list is
  // loaded.
  const enter = () =>
    void (
      typed &&
      choose(async (environment): Promise<ChosenLocation> => {
        try {
          const asked = fetchQuery<CityDialogQuery>(environment, plan.query, plan.variables(typed), {
            fetchPolicy: 'store-or-network',
          });
          const [best] = citiesOf(await asked.toPromise());
          return best ? { city: best.shortName } : { problem: 'unknown' };
        } catch (error) {
          return { problem: 'failed', error: error as Error };
        }
      })
    );
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
      listLabel={formatMessage({ id: answered === '' ? 'city.popular' : 'city.suggestions' })}
      options={found}
      optionKey={({ key }) => key}
      isCurrent={({ fullName, shortName }) => city === shortName || city === fullName}
      onChoose={({ shortName }) => onChoose(shortName)}
      onEnter={enter}
      steady
      renderOption={({ name, region, hasRestaurants }) => (
        <Place>
          {name}
          {region && (
            <>
              , <State>{region}</State>
            </>
          )}
          <NoPlaces hasRestaurants={hasRestaurants} />
        </Place>
      )}
    >
      {problem?.problem === 'failed' && <ListFailure error={problem.error} onRetry={enter} />}
      {error && !problem && <ListFailure error={error} onRetry={retry} />}
      <ListNote>
        {(problem?.problem === 'unknown' || (data && !waiting && !problem && found.length === 0)) && (
          <FormattedMessage id="city.noCities" values={{ text: typed }} />
        )}
      </ListNote>
    </Combobox>
  );
}

const Parts = styled.div`
  display: grid;
  gap: 14px;
  margin-top: 20px;
`;
const Place = styled.span`
  min-width: 0;
  font-weight: 560;
  line-height: 1.25;
`;
const State = styled.span`
  color: var(--ink-soft);
  font-weight: 450;
`;
