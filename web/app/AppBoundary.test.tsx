import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { reloadPage } from '../device/address';
import english from '../intl/messages/en.json';
import { AppBoundary } from './AppBoundary';

jest.mock('../device/address', () => ({ reloadPage: jest.fn() }));

function Broken({ words }: { words: string }): never {
  throw new Error(words);
}

test.each([
  ['Failed to fetch dynamically imported module: /assets/x.js', 'This part did not load'],
  ['Importing a module script failed.', 'This part did not load'],
  ['cannot read properties of undefined', 'Something went wrong'],
])('when the app breaks (%s), the boundary shows a message and offers to reload', async (words, title) => {
  jest.spyOn(console, 'error').mockImplementation();
  render(
    <IntlProvider locale="en" messages={english}>
      <AppBoundary>
        <Broken words={words} />
      </AppBoundary>
    </IntlProvider>,
  );
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reloadPage).toHaveBeenCalled();
});
