import { render, screen } from '@testing-library/react';
import { ShortDate } from './ShortDate';

test('a date is English in every language, and says so to screen readers', () => {
  render(<ShortDate date="2025-09-04" />);
  const date = screen.getByText('Sep 4, 2025');
  expect(date).toHaveAttribute('datetime', '2025-09-04');
  expect(date).toHaveAttribute('lang', 'en');
});
