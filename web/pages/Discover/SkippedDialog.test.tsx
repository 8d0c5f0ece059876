import { keepInteraction } from '../../device/interactions';
import { neverShow } from '../../device/neverShown';
import { clearStored } from '../../device/storage';
import { operationOf } from '../../testing/answerOperation';
import { renderWithRelay } from '../../testing/renderWithRelay';
import { SkippedDialog } from './SkippedDialog';

beforeEach(clearStored);

test('even after a hundred skips, the query contains the restaurant that the reader chose never to see again', () => {
  neverShow('never');
  const now = Date.now();
  for (let number = 1; number <= 100; number++) {
    const timestamp = now - number;
    keepInteraction({ restaurantId: `skip-${number}`, action: 'skipped', timestamp, location: 'St. Louis' });
  }
  const { environment } = renderWithRelay(<SkippedDialog open onOpenChange={() => {}} onShow={() => {}} />);
  const { ids } = operationOf(environment, 'SkippedDialogQuery').request.variables;
  expect(ids).toHaveLength(100);
  expect(ids).toEqual(expect.arrayContaining(['never', 'skip-1', 'skip-99']));
});
