import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
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

/** Each button removes parts of the search and shows how many results there are then. The first is highlighted, unless `quiet`. */
export function Relaxations({ connection, state, quiet = false, onChange }: RelaxationsProps) {
  const { relaxations } = useFragment(
    graphql`
      fragment Relaxations_connection on RestaurantSearchConnection {
        relaxations {
          totalCount
          parts {
            kind
            chip {
              key
              kind
              label(language: $language)
            }
          }
        }
      }
    `,
    connection,
  );
  const intl = useIntl();
  const dietaryWord = useDietaryWord();
  const offers = relaxations.flatMap(({ parts, totalCount }) => {
    const next = parts.reduce<SearchState | null>(without, state);
    const words = intl.formatList(parts.map((part) => wordsOf(intl, dietaryWord, state, part)));
    return next ? [{ next, words: words.charAt(0).toLocaleUpperCase(intl.locale) + words.slice(1), totalCount }] : [];
  });
  if (offers.length === 0) return null;
  return (
    <Ways as="ul" aria-label={intl.formatMessage({ id: 'search.relaxTitle' })}>
      {offers.map(({ next, words, totalCount }, index) => (
        <li key={words}>
          <Button tone={index === 0 && !quiet ? 'primary' : 'secondary'} onClick={() => onChange(next)}>
            <span>
              <FormattedMessage id="search.relax" values={{ words }} />
            </span>
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

function wordsOf(
  intl: IntlShape,
  dietaryWord: (diet: string) => string,
  { price, diets, hours }: SearchState,
  { kind, chip }: Part,
): string {
  if (chip) return chipWords(intl, chip);
  if (kind === 'PRICE_RANGES') return price ?? '';
  if (kind === 'DIETARY') return intl.formatList(diets.map(dietaryWord));
  return intl.formatList(hours.map((hour) => intl.formatMessage({ id: `search.hours.${hour}` })));
}

const Count = styled.span`
  padding-left: 0.6rem;
  border-left: 1px solid currentColor;
  font-weight: 460;
  white-space: nowrap;
`;
