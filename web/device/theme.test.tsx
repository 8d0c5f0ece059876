import { act, render, screen } from '@testing-library/react';
import { forgetMemberLook } from './memberLook';
import { takeServerTheme } from './takeServerTheme';
import { chooseMemberTheme, chooseTheme, readChosenTheme, readTheme, useTheme, useThemeChoice } from './theme';

function systemPrefers(dark: boolean) {
  const query = new EventTarget() as EventTarget & { matches: boolean };
  query.matches = dark;
  window.matchMedia = () => query as unknown as MediaQueryList;
  return query;
}

test('uses the stored theme, else the system preference, else light', () => {
  expect(readTheme()).toBe('light');
  systemPrefers(true);
  expect(readTheme()).toBe('dark');
  localStorage.setItem('fuud_theme', 'light');
  expect(readTheme()).toBe('light');
  localStorage.setItem('fuud_theme', 'blue');
  expect(readTheme()).toBe('dark');
});

function Shown() {
  return (
    <>
      <p>{useTheme()}</p>
      <p>{`chosen: ${useThemeChoice()}`}</p>
    </>
  );
}

test('chooseTheme sets the class on <html> and stores the choice; without one, useTheme follows the system', () => {
  const query = systemPrefers(false);
  render(<Shown />);
  const classes = document.documentElement.classList;
  act(() => chooseTheme('dark'));
  expect(screen.getByText('dark')).toBeInTheDocument();
  expect([classes.contains('dark'), classes.contains('light')]).toEqual([true, false]);
  expect(localStorage.getItem('fuud_theme')).toBe('dark');
  act(() => chooseTheme('light'));
  expect([classes.contains('dark'), classes.contains('light')]).toEqual([false, true]);
  act(() => {
    localStorage.removeItem('fuud_theme');
    query.matches = true;
    query.dispatchEvent(new Event('change'));
  });
  expect(screen.getByText('dark')).toBeInTheDocument();
});

test('shows the choice even if it cannot be stored', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  chooseTheme('dark');
  expect(document.documentElement).toHaveClass('dark');
});

test('the choice “system” stores no theme; the server’s theme is ignored until a theme is chosen', () => {
  const query = systemPrefers(false);
  render(<Shown />);
  act(() => takeServerTheme('dark'));
  expect(screen.getByText('chosen: dark')).toBeInTheDocument();
  act(() => chooseTheme('system'));
  expect(localStorage.getItem('fuud_theme')).toBeNull();
  expect(screen.getByText('light')).toBeInTheDocument();
  act(() => takeServerTheme('dark'));
  expect(screen.getByText('chosen: system')).toBeInTheDocument();
  act(() => {
    query.matches = true;
    query.dispatchEvent(new Event('change'));
  });
  expect(document.documentElement).toHaveClass('dark');
  act(() => chooseTheme('light'));
  act(() => takeServerTheme('dark'));
  expect(screen.getByText('chosen: dark')).toBeInTheDocument();
});

test('a member’s theme wins over the theme of the device until the session ends', () => {
  systemPrefers(true);
  chooseTheme('light');
  render(<Shown />);
  act(() => takeServerTheme('dark'));
  expect(screen.getByText('chosen: dark')).toBeInTheDocument();
  expect(readChosenTheme()).toBe('light');
  act(() => chooseMemberTheme('light'));
  act(() => chooseMemberTheme('dark'));
  expect(document.documentElement).toHaveClass('dark');
  act(forgetMemberLook);
  expect(document.documentElement).toHaveClass('light');
  expect(screen.getByText('chosen: light')).toBeInTheDocument();
});

test('a theme that is chosen on the device replaces the theme of the member that was stored before', () => {
  systemPrefers(false);
  render(<Shown />);
  act(() => takeServerTheme('dark'));
  act(() => chooseTheme('light')); // for example, in a tab that was opened before the sign-in
  expect(screen.getByText('chosen: light')).toBeInTheDocument();
});
