import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { ImportPreview } from './ImportPreview';

/** Shows the preview of a file. `dataImport`: the server's answer. */
async function preview(dataImport: object | null) {
  const onCancel = jest.fn();
  const part = <ImportPreview id="i" onDone={jest.fn()} onCancel={onCancel} />;
  const { environment } = renderWithRelay(<Suspense>{part}</Suspense>, { viewer: 'MEMBER' });
  await act(async () => environment.mock.resolveMostRecentOperation({ data: { viewer: { dataImport } } }));
  return { mock: environment.mock, onCancel };
}
const gone = /^Fuud no longer has this file: .* Choose it again; nothing comes twice\.$/;

test('if the server no longer has the file, the preview says so and offers to choose a file again', async () => {
  const { onCancel } = await preview(null);
  expect(screen.getByRole('alert')).toHaveTextContent(gone);
  await userEvent.click(screen.getByRole('button', { name: 'Choose another file' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('if another tab has sent a newer file, the import says that Fuud no longer has this file', async () => {
  const none = { totalCount: 0, edges: [] };
  const line = { line: 1, name: 'Juniper', addressText: null, visitedAt: null, stars: null, problem: null };
  const found = { totalCount: 1, edges: [{ node: { ...line, unreadDate: null, candidates: [] } }] };
  const groups = { found, described: none, unsure: none, there: none, unknown: none, unreadable: none };
  const { mock } = await preview({ id: 'i', unusedHeadings: [], ...groups });
  await userEvent.click(screen.getByRole('button', { name: 'Bring 1 line along' }));
  const refused = MockPayloadGenerator.generate(mock.getMostRecentOperation(), {
    ApplyDataImportPayload: () => ({ userErrors: [{ code: 'NOT_FOUND', retryAfterSeconds: null }] }),
  });
  await act(async () => mock.resolveMostRecentOperation(refused));
  expect(await screen.findByText(gone)).toBeInTheDocument();
});
