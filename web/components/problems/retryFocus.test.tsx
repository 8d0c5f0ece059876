import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { IntlProvider } from 'react-intl';
import english from '../../intl/messages/en.json';
import { RequestError } from '../../relay/RequestError';
import { FailedPart } from './FailedPart';
import { ListProblem } from './ListProblem';
import { SearchProblem } from './SearchProblem';

const error = new RequestError('offline', 'No connection');

function Page({ problem }: { problem: (onRetry: () => void) => ReactNode }) {
  const [failed, setFailed] = useState(true);
  return <main tabIndex={-1}>{failed ? problem(() => setFailed(false)) : 'restaurants'}</main>;
}

test.each<[string, (onRetry: () => void) => ReactNode]>([
  ['SearchProblem', (onRetry) => <SearchProblem error={error} onRetry={onRetry} />],
  [
    'ListProblem',
    (onRetry) => <ListProblem error={error} title="saved.failedTitle" text="saved.failed" onRetry={onRetry} />,
  ],
  ['FailedPart', (onRetry) => <FailedPart onRetry={onRetry}>Failed</FailedPart>],
])('after another try in %s, the focus is on the page, not on nothing', async (_, problem) => {
  render(
    <IntlProvider locale="en" messages={english}>
      <Page problem={problem} />
    </IntlProvider>,
  );
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('restaurants')).toHaveFocus();
});
