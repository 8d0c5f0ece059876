import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { App } from './App';
import { writeStored } from './device/storage';

const opening = { loggedOut: false, signIn: false, returnTo: null };

test('the ready-rendered landing comes alive without a difference; then it takes the kept language', async () => {
  document.body.innerHTML = `<div id="root">${renderToString(<App viewer="ANONYMOUS" />)}</div><section id="place-summary"></section>`;
  writeStored('fuud_language', 'es');
  const root = document.getElementById('root');
  if (!root) throw new Error('no root');
  const onRecoverableError = jest.fn();
  const app = await act(async () =>
    hydrateRoot(root, <App viewer="ANONYMOUS" opening={opening} />, { onRecoverableError }),
  );
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(await screen.findByRole('button', { name: 'Iniciar sesión con usuario' })).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('es');
  expect(document.getElementById('place-summary')).toBeInTheDocument();
  await act(async () => app.unmount());
});
