import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { goTo } from '../device/address';
import { writeStored } from '../device/storage';
import { chooseTheme } from '../device/theme';
import { nothingAsked } from '../testing/nothingAsked';
import { App, loadAuthDialogs, loadOpenPages, loadShell } from './App';

test('the prerendered landing hydrates without a difference, then changes its language and theme', async () => {
  document.body.innerHTML = `<div id="root">${renderToString(<App viewer="ANONYMOUS" />)}</div><section id="place-summary"></section>`;
  writeStored('fuud_language', 'es');
  const root = document.getElementById('root');
  if (!root) throw new Error('no root');
  const onRecoverableError = jest.fn();
  const app = await act(async () =>
    hydrateRoot(root, <App viewer="ANONYMOUS" opening={nothingAsked} />, { onRecoverableError }),
  );
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(await screen.findByRole('button', { name: 'Iniciar sesión con usuario' })).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('es');
  expect(document.getElementById('place-summary')).toBeInTheDocument();
  act(() => chooseTheme('dark'));
  expect(document.documentElement).toHaveClass('dark');
  await act(async () => app.unmount());
});

const pages = [
  import('../pages/ForgotPassword/ForgotPasswordPage'),
  import('../pages/ForgotPassword/loadForgotPasswordPage'),
];

describe('a page that is open to everybody', () => {
  const landing = () => screen.findByText('Sign In with Username');
  const forgot = () => screen.findByText('Forgot your password?');
  beforeAll(() => Promise.all([loadOpenPages(), loadShell(), loadAuthDialogs(), ...pages]));
  beforeEach(() => window.history.replaceState(null, '', '/'));

  test('is shown to a visitor; links, history and addresses switch between the page and the landing', async () => {
    await act(async () => render(<App viewer="ANONYMOUS" opening={nothingAsked} />));
    await landing();
    act(() => goTo('/forgot-password'));
    await forgot();
    expect(screen.queryByText('Sign In with Username')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Back to Sign In' }));
    await landing();
    expect(window.location.pathname).toBe('/');
    act(() => window.history.back());
    await forgot();
    act(() => window.history.forward());
    await landing();
    act(() => goTo('/Forgot-Password/'));
    await forgot();
    act(() => goTo('/search'));
    await landing();
  });

  test('is replaced by the landing after a logout, until the visitor closes a sign-in dialog', async () => {
    await act(async () => render(<App viewer="ANONYMOUS" opening={{ ...nothingAsked, loggedOut: true }} />));
    act(() => goTo('/forgot-password'));
    await userEvent.click(await landing());
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await forgot();
  });

  test('is inside the shell for a viewer with a session', async () => {
    window.history.replaceState(null, '', '/forgot-password');
    jest.spyOn(console, 'error').mockImplementation(); // requests fail, because tests have no network
    await act(async () => render(<App viewer="MEMBER" opening={nothingAsked} />));
    await forgot();
    expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
  });
});
