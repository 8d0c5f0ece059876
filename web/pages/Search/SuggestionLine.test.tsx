import { screen } from '@testing-library/react';
import { renderWithRelay } from '../../testing/renderWithRelay';
import { SuggestionLine } from './SuggestionLine';

test.each([
  ['Taco Bell', 'BELL ', 'Bell'],
  ['İstanbul Grill', 'grill', 'Grill'],
  ['What? (Tacos)', '? (', '? ('],
  ['Taco Bell', 'sushi', undefined],
  ['Taco Bell', ' ', undefined],
])('in %j, the typed text %j is highlighted as %j', (text, typed, highlighted) => {
  renderWithRelay(() => <SuggestionLine suggestion={{ text, kind: 'RESTAURANT' }} typed={typed} />);
  expect(screen.getByText((_, element) => element?.textContent === text)).toBeInTheDocument();
  expect(document.querySelector('b')?.textContent).toBe(highlighted);
});
