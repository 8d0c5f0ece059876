import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { RequestError } from '../../relay/RequestError';
import { Button } from '../../ui/Button';

/** Props of SearchProblem. */
export type SearchProblemProps = { error: Error; onRetry: () => void };

/** A search that failed: what happened, and another try with the same words. */
export function SearchProblem({ error, onRetry }: SearchProblemProps) {
  const kind = error instanceof RequestError ? error.kind : undefined;
  const offline = kind === 'offline';
  return (
    <Frame role="alert">
      <h2>
        <FormattedMessage id="search.errorTitle" />
      </h2>
      <p>
        <FormattedMessage
          id={offline ? 'problem.offlineText' : kind === 'rateLimited' ? 'problem.rateLimitedText' : 'search.errorText'}
        />
      </p>
      <Button tone="primary" onClick={onRetry}>
        <FormattedMessage id="problem.retry" />
      </Button>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: 14px;
  justify-items: start;
  max-width: 36rem;
  padding: 28px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  h2 {
    font-size: 1.9rem;
  }
  p {
    color: var(--ink-soft);
  }
`;
