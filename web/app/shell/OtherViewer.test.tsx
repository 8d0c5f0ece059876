import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepGuestId } from '../../device/guestId';
import { listGuestSaves, saveForGuest } from '../../device/guestSaves';
import { reportOtherViewer } from '../../device/tabViewer';
import { forgetGuest } from '../../testing/forgetGuest';
import { renderWithRelay } from '../../testing/renderWithRelay';
import { OtherViewer } from './OtherViewer';

const place = { id: 'A', name: 'Place A', cuisine: null, imageUrl: null, priceRange: null, googleRating: null };
const dialog = () => screen.queryByRole('alertdialog', { name: 'You signed in or out in another tab' });

test('the dialog opens when the browser has another viewer, and closes when the viewer is the same again', async () => {
  renderWithRelay(<OtherViewer />, { viewer: 'MEMBER' });
  act(() => reportOtherViewer(false));
  expect(dialog()).toBeNull();
  act(() => reportOtherViewer());
  await waitFor(() => expect(dialog()).toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
  act(() => reportOtherViewer(false));
  await waitFor(() => expect(dialog()).toBeNull());
});

test('the user may close the dialog, for example to copy a text; the next refused request opens it again', async () => {
  renderWithRelay(<OtherViewer />, { viewer: 'MEMBER' });
  act(() => reportOtherViewer());
  await userEvent.click(await screen.findByRole('button', { name: 'Not yet' }));
  expect(dialog()).toBeNull();
  act(() => reportOtherViewer());
  await waitFor(() => expect(dialog()).toBeInTheDocument());
});

test('after the guest signed in in another tab, this tab saves no restaurant, and the dialog opens', async () => {
  renderWithRelay(<OtherViewer />);
  keepGuestId('g1');
  expect(saveForGuest(place)).toEqual({ success: true, code: 'saved' });
  forgetGuest(); // the other tab has moved the list
  act(() => expect(saveForGuest(place)).toEqual({ success: false, code: 'guestGone' }));
  expect(listGuestSaves()).toEqual([]);
  expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
});
