import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { readStored } from '../../device/storage';
import english from '../../intl/messages/en.json';
import { LookMenu } from './LookMenu';

async function open() {
  render(
    <IntlProvider locale="en" messages={english}>
      <LookMenu />
    </IntlProvider>,
  );
  const opener = screen.getByRole('button', { name: 'Language and theme' });
  await userEvent.click(opener);
  return opener;
}

test('the panel changes the theme, offers four languages by their own names, and stores both choices', async () => {
  const opener = await open();
  expect(await screen.findByRole('dialog', { name: 'Language and theme' })).toBeInTheDocument();
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  const toggle = screen.getByRole('switch', { name: 'Dark theme' });
  expect(toggle).not.toBeChecked();
  for (const theme of ['dark', 'light']) {
    await userEvent.click(toggle);
    expect(document.documentElement).toHaveClass(theme);
    expect(readStored('fuud_theme')).toBe(theme);
  }
  const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(names).toEqual(['English', 'Español', '中文', '한국어']);
  await userEvent.click(screen.getByRole('radio', { name: '한국어' }));
  expect(readStored('fuud_language')).toBe('ko');
});

test('a second press on the button closes the panel, and Escape also closes the panel', async () => {
  const opener = await open();
  await screen.findByRole('dialog');
  await userEvent.click(opener);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(opener);
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});
