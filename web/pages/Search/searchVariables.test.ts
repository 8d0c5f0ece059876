import { readSearchState } from './searchState';
import { searchVariables } from './searchVariables';

const hoursAsked = (words: string) => {
  const { isOpenNow, isOpen24Hours } =
    searchVariables(readSearchState(new URLSearchParams({ hours: words }), 'St. Louis'), 'EN').filter ?? {};
  return { isOpenNow, isOpen24Hours };
};

test('if “now” and “24h” are both chosen, the query requests only “open now”', () => {
  expect(hoursAsked('')).toEqual({ isOpenNow: null, isOpen24Hours: null });
  expect(hoursAsked('now')).toEqual({ isOpenNow: true, isOpen24Hours: null });
  expect(hoursAsked('24h')).toEqual({ isOpenNow: null, isOpen24Hours: true });
  expect(hoursAsked('now,24h')).toEqual({ isOpenNow: true, isOpen24Hours: null });
});
