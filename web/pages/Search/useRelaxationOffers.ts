import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type {
  useRelaxationOffers_connection$data,
  useRelaxationOffers_connection$key,
} from '../../__generated__/useRelaxationOffers_connection.graphql';
import { useDietaryWord } from '../../components/restaurant/facts/DietaryWord';
import { chipWords } from './chipWords';
import type { SearchState } from './searchState';
import { removePart } from './searchSteps';

type Part = useRelaxationOffers_connection$data['relaxations'][number]['parts'][number];

/**
 * A search with fewer wishes (`next`), and how many results it has. If `namesStaying` is true, `words` names the wishes
 * that stay; if not, `words` names the removed wishes. `removed` is the number of removed wishes. `removedChips`
 * contains the keys of the removed chips. If `removesDiet` is true, a removed wish is a diet or an allergy, and `words`
 * names this wish.
 */
export type RelaxationOffer = {
  next: SearchState;
  totalCount: number;
  words: string;
  namesStaying: boolean;
  removed: number;
  removedChips: readonly string[];
  removesDiet: boolean;
};

/** The relaxations of a search. A relaxation with a part of an unknown kind, or without any effect, is left out. */
export function useRelaxationOffers(
  connection: useRelaxationOffers_connection$key,
  state: SearchState,
): RelaxationOffer[] {
  const { interpretation, relaxations } = useFragment(
    graphql`
      fragment useRelaxationOffers_connection on RestaurantSearchConnection {
        interpretation {
          unknownWords
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
              kind
            }
          }
        }
      }
    `,
    connection,
  );
  const intl = useIntl();
  const dietaryWord = useDietaryWord();
  const { chips, unknownWords } = interpretation;
  const namesOf = ({ price, hours, diets, removedChipKeys }: SearchState) => [
    ...chips.filter(({ key }) => !removedChipKeys.includes(key)).map((chip) => chipWords(intl, chip)),
    ...(price ? [price] : []),
    ...hours.map((hour) => intl.formatMessage({ id: `search.hours.${hour}` })),
    ...diets.map(dietaryWord),
  ];
  const guesses = chips.filter(({ kind }) => kind === 'REMEMBERED').map((chip) => chipWords(intl, chip));
  return relaxations.flatMap(({ parts, totalCount }) => {
    const next = parts.reduce<SearchState | null>(without, state);
    const names = next ? namesOf(next) : [];
    const removed = namesOf(state).filter((name) => !names.includes(name));
    if (!next || removed.length === 0) return [];
    const staying = names.filter((name) => !guesses.includes(name));
    // The wishes that stay are named only if one of them is a chip, if their number is at most the number of removed
    // wishes, and if the relaxed search has no other part, such as a mood. A removed diet is always named, because the
    // user may get ill without it.
    const hasChips = chips.some(({ kind, key }) => kind !== 'REMEMBERED' && !next.removedChipKeys.includes(key));
    const removesDiet = parts.some(isDiet);
    const isShort = !removesDiet && staying.length <= removed.length;
    const namesStaying = hasChips && !state.mood && unknownWords.length === 0 && isShort;
    const words = intl.formatList(namesStaying ? staying : removed);
    const capital = words.charAt(0).toLocaleUpperCase(intl.locale) + words.slice(1);
    const removedChips = parts.flatMap(({ chip }) => chip?.key ?? []);
    return [{ next, totalCount, words: capital, namesStaying, removed: removed.length, removedChips, removesDiet }];
  });
}

/** Whether a part is a diet or a food that must be absent. */
const isDiet = ({ kind, chip }: Part) => kind === 'DIETARY' || chip?.kind === 'DIETARY' || chip?.kind === 'ALLERGY';

/** The search without this part. Null if `state` is null or this version of the app does not know the kind of part. */
function without(state: SearchState | null, { kind, chip }: Part): SearchState | null {
  if (!state) return null;
  if (kind === 'CHIP') return chip ? removePart(state, chip.key) : null;
  if (kind === 'PRICE_RANGES') return { ...state, price: null, page: 1 };
  if (kind === 'DIETARY') return { ...state, diets: [], page: 1 };
  return kind === 'HOURS' ? { ...state, hours: [], page: 1 } : null;
}
