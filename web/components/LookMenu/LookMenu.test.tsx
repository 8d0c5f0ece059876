import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { readStored } from '../../device/storage';
import english from '../../intl/messages/en.json';
import { LookMenu } from './LookMenu';

test('offers two themes and four languages by their own names, and keeps the choice on the device', async () => {
  render(
    <IntlProvider locale="en" messages={english}>
      <LookMenu />
    </IntlProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Language and theme' }));
  const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(names).toEqual(['Light', 'Dark', 'English', 'Español', '中文', '한국어']);
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement).toHaveClass('dark');
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }));
  expect(document.documentElement).toHaveClass('light');
  await userEvent.click(screen.getByRole('radio', { name: '한국어' }));
  expect(readStored('fuud_language')).toBe('ko');
  expect(readStored('fuud_theme')).toBe('light');
});
