import { Component, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ProblemScreen } from '../components/problems/ProblemScreen';
import { reloadPage } from '../device/address';
import { isChunkError } from '../device/isChunkError';
import { Button } from '../ui/Button';

function AppProblem({ error }: { error: unknown }) {
  const { formatMessage } = useIntl();
  const chunk = isChunkError(error);
  return (
    <main>
      <ProblemScreen
        title={formatMessage({ id: chunk ? 'problem.chunkTitle' : 'problem.title' })}
        text={formatMessage({ id: chunk ? 'problem.chunkText' : 'problem.appText' })}
      >
        <Button tone="primary" onClick={reloadPage}>
          <FormattedMessage id="problem.reload" />
        </Button>
      </ProblemScreen>
    </main>
  );
}

/** The outer error boundary. When the app cannot be rendered, the boundary shows a problem and a button to reload. */
export class AppBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <AppProblem error={this.state.error} />;
  }
}
