import { useIntl } from 'react-intl';
import { useDietaryWord } from '../facts/DietaryWord';
import { type Filters, toggleDiet, toggleHours, togglePrice } from './filters';

/** A filter that is on. `name`: the visible text of the filter. `without`: the filters without this filter. */
export type ActiveFilter = { name: string; without: Filters };

/** The filters that are on, one by one, in the order price, hours, diets. */
export function useActiveFilters(filters: Filters): ActiveFilter[] {
  const { formatMessage } = useIntl();
  const dietaryWord = useDietaryWord();
  const { price, hours, diets } = filters;
  return [
    ...(price ? [{ name: price as string, without: togglePrice(filters, price) }] : []),
    ...hours.map((hour) => ({
      name: formatMessage({ id: `search.hours.${hour}` }),
      without: toggleHours(filters, hour),
    })),
    ...diets.map((diet) => ({ name: dietaryWord(diet), without: toggleDiet(filters, diet) })),
  ];
}
