import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestError } from '../../../relay/RequestError';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { TasteSection } from './TasteSection';

jest.mock('../../../device/address', () => ({ leaveTo: jest.fn() }));

type Preference = { concept: { key: string; label: string }; weight: number };
const like = (label: string, weight = 1): Preference => ({ concept: { key: label.toLowerCase(), label }, weight });

async function show(preferences: Preference[], erasedAt: string | null = null) {
  const { environment } = renderWithRelay(<TasteSection />, { viewer: 'MEMBER' });
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { viewer: { taste: { id: 'taste', erasedAt, preferences } } },
    }),
  );
  return environment.mock;
}
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });

test('the section shows at most twelve likes and dislikes together, in the order of the server', async () => {
  const many = Array.from({ length: 15 }, (_, n) => like(`Dish ${n}`, 0.5));
  const mock = await show([like('Ramen'), like('Loud places', -0.8), ...many]);
  expect(screen.getByRole('heading', { name: 'What Fuud knows of your taste' })).toBeInTheDocument();
  expect(shown().slice(0, 3)).toEqual(['Ramen', 'Rather not: Loud places', 'Dish 0']);
  expect(shown()).toHaveLength(12);
  expect(mock.getAllOperations()).toEqual([]);
});

test('if no taste is known, a text says so, and there is no button to erase it', async () => {
  await show([]);
  expect(screen.getByText(/^Nothing yet/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('erasing asks for confirmation; then a text says that the taste is erased', async () => {
  const mock = await show([like('Ramen')]);
  await userEvent.click(button('Erase taste'));
  const dialog = screen.getByRole('alertdialog', { name: 'Erase what Fuud knows of your taste?' });
  expect(dialog).toHaveTextContent('Your saved restaurants, diary and ratings stay.');
  expect(mock.getAllOperations()).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Erase taste' }));
  expect(button('Erasing...')).toBeDisabled();
  await act(async () =>
    mock.resolveMostRecentOperation({
      data: {
        eraseTaste: { taste: { id: 'taste', erasedAt: '2026-11-25T12:00:00.000Z', preferences: [] }, userErrors: [] },
      },
    }),
  );
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByText(/^Erased\./)).toBeInTheDocument();
  expect(screen.queryByText('Ramen')).not.toBeInTheDocument();
});

test('when erasing fails, a toast says so and the taste stays on the page', async () => {
  const mock = await show([like('Ramen')]);
  await userEvent.click(button('Erase taste'));
  await userEvent.click(button('Erase taste'));
  await act(async () => mock.rejectMostRecentOperation(new RequestError('gateway', '500: boom', { status: 500 })));
  expect(screen.getByText('Your taste could not be erased. Please try again.')).toBeInTheDocument();
  expect(shown()).toContain('Ramen');
});

test('if the session has ended, erasing shows a message about a new login', async () => {
  const mock = await show([like('Ramen')]);
  await userEvent.click(button('Erase taste'));
  await userEvent.click(button('Erase taste'));
  const userErrors = [{ code: 'UNAUTHENTICATED', retryAfterSeconds: null }];
  await act(async () => mock.resolveMostRecentOperation({ data: { eraseTaste: { taste: null, userErrors } } }));
  expect(screen.getByText('You are logged out. Logging in again...')).toBeInTheDocument();
});

test('if the taste fails to load, a text says that it cannot be shown', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { environment } = renderWithRelay(<TasteSection />, { viewer: 'MEMBER' });
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('offline')));
  expect(screen.getByText('It cannot be shown right now.')).toBeInTheDocument();
  quiet.mockRestore();
});
