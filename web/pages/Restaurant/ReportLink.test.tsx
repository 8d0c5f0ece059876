import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithRelay } from '../../testing/renderWithRelay';
import { ReportLink } from './ReportLink';

jest.mock('./ReportDialog', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('if the dialog’s code cannot be loaded, the page says this, and not that a report could not be sent', async () => {
  renderWithRelay(<ReportLink restaurantId="1" name="Rosso" />);
  await userEvent.click(screen.getByRole('button', { name: 'Report a problem' }));
  expect(await screen.findByText('This part did not load')).toBeInTheDocument();
  expect(screen.queryByText(/report could not be sent/)).not.toBeInTheDocument();
});
