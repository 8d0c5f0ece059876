import { screen } from '@testing-library/react';
import { keepInteraction } from '../../device/interactions';
import { neverShow } from '../../device/neverShown';
import { clearStored } from '../../device/storage';
import { answerOperation, operationOf } from '../../testing/answerOperation';
import { mockRestaurant } from '../../testing/mockRestaurant';
import { renderWithRelay } from '../../testing/renderWithRelay';
import { SkippedDialog } from './SkippedDialog';

beforeEach(clearStored);

type Environment = ReturnType<typeof renderWithRelay>['environment'];

/** Answers the query of the dialog with the restaurants for which it asks. */
function answer(environment: Environment) {
  const { ids } = operationOf(environment, 'SkippedDialogQuery').request.variables;
  const nodes = ids.map((id: string) => ({ __typename: 'Restaurant', ...mockRestaurant({ id, name: id }) }));
  return answerOperation(environment, 'SkippedDialogQuery', { Query: () => ({ nodes }) });
}

test('after more than a hundred skips, the latest are listed with those never shown, and the rest is counted', async () => {
  neverShow('never');
  const now = Date.now();
  for (let number = 1; number <= 107; number++) {
    const timestamp = now - number;
    keepInteraction({ restaurantId: `skip-${number}`, action: 'skipped', timestamp, location: 'St. Louis' });
  }
  const { environment } = renderWithRelay(<SkippedDialog open onOpenChange={() => {}} onShow={() => {}} />);
  const { ids } = operationOf(environment, 'SkippedDialogQuery').request.variables;
  expect(ids).toHaveLength(100);
  expect(ids).toEqual(expect.arrayContaining(['never', 'skip-1', 'skip-99']));
  await answer(environment);
  expect(screen.getAllByRole('listitem')).toHaveLength(100);
  expect(screen.getByText('8 more, from longer ago, are not listed here.')).toBeInTheDocument();
});

test('if all skipped restaurants are listed, no more are mentioned', async () => {
  neverShow('never');
  const { environment } = renderWithRelay(<SkippedDialog open onOpenChange={() => {}} onShow={() => {}} />);
  await answer(environment);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByText(/not listed here/)).not.toBeInTheDocument();
});
