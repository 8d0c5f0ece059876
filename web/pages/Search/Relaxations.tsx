import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type {
  Relaxations_connection$data,
  Relaxations_connection$key,
} from '../../__generated__/Relaxations_connection.graphql';
import { useDietaryWord } from '../../components/restaurant/facts/DietaryWord';
import { Button } from '../../ui/Button';
import { chipWords } from './chipWords';
import type { SearchState } from './searchState';
import { removePart } from './searchSteps';
import { Ways } from './Ways';

type Part = Relaxations_connection$data['relaxations'][number]['parts'][number];

/** Props of Relaxations. `quiet`: no button is highlighted; `onChange` gets the relaxed search. */
export type RelaxationsProps = {
  connection: Relaxations_connection$key;
  state: SearchState;
  quiet?: boolean;
  onChange: (next: SearchState) => void;
};

/**
 * Each button removes some of the wishes and shows how many results there are then. It names the wishes that stay, or
 * the removed wishes if these are fewer. The first button is highlighted if it removes only one wish, unless `quiet`.
 */
export function Relaxations({ connection, state, quiet = false, onChange }: RelaxationsProps) {
  const { interpretation, relaxations } = useFragment(
    graphql`
      fragment Relaxations_connection on RestaurantSearchConnection {
        interpretation {
          chips {
            key
            kind
            label(language: $language)
          }
        }
        relaxations {
          totalCount
          parts {
            kind
            chip {
              key
            }
          }
        }
      }
    `,
    connection,
  );
  const intl = useIntl();
  const dietaryWord = useDietaryWord();
  const { chips } = interpretation;
  const namesOf = ({ price, hours, diets, without }: SearchState) => [
    ...chips.filter(({ key }) => !without.includes(key)).map((chip) => chipWords(intl, chip)),
    ...(price ? [price] : []),
    ...hours.map((hour) => intl.formatMessage({ id: `search.hours.${hour}` })),
    ...diets.map(dietaryWord),
  ];
  const guesses = chips.filter(({ kind }) => kind === 'REMEMBERED').map((chip) => chipWords(intl, chip));
  const offers = relaxations.flatMap(({ parts, totalCount }) => {
    const next = parts.reduce<SearchState | null>(without, state);
    const names = next ? namesOf(next) : [];
    const removed = namesOf(state).filter((name) => !names.includes(name));
    if (!next || removed.length === 0) return [];
    const staying = names.filter((name) => !guesses.includes(name));
    // A search of which only filters have names still has its words, so the filters alone would be half of the truth.
    const hasWords = chips.some(({ kind, key }) => kind !== 'REMEMBERED' && !next.without.includes(key));
    const namesStaying = hasWords && staying.length <= removed.length;
    const words = intl.formatList(namesStaying ? staying : removed);
    const capital = words.charAt(0).toLocaleUpperCase(intl.locale) + words.slice(1);
    return [{ next, namesStaying, words: capital, totalCount, isSmall: removed.length === 1 }];
  });
  if (offers.length === 0) return null;
  return (
    <Ways as="ul" aria-label={intl.formatMessage({ id: 'search.nearRelax' })}>
      {offers.map(({ next, namesStaying, words, totalCount, isSmall }, index) => (
        <li key={words}>
          <Button tone={index === 0 && isSmall && !quiet ? 'primary' : 'secondary'} onClick={() => onChange(next)}>
            <span>{namesStaying ? words : <FormattedMessage id="search.relax" values={{ words }} />}</span>
            <Count>
              <FormattedMessage id="search.count" values={{ count: totalCount }} />
            </Count>
          </Button>
        </li>
      ))}
    </Ways>
  );
}

/** The search without this part. Null if `state` is null or this version of the app does not know the kind of part. */
function without(state: SearchState | null, { kind, chip }: Part): SearchState | null {
  if (!state) return null;
  if (kind === 'CHIP') return chip ? removePart(state, chip.key) : null;
  if (kind === 'PRICE_RANGES') return { ...state, price: null, page: 1 };
  if (kind === 'DIETARY') return { ...state, diets: [], page: 1 };
  return kind === 'HOURS' ? { ...state, hours: [], page: 1 } : null;
}

const Count = styled.span`
  padding-left: 0.6rem;
  border-left: 1px solid currentColor;
  font-weight: 460;
  white-space: nowrap;
`;
