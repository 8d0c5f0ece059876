import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { ProblemScreen } from '../../components/problems/ProblemScreen';
import { buttonStyle } from '../../ui/Button';
import { usePageTitle } from '../usePageTitle';

const Home = styled(Link)`
  ${buttonStyle}
`;

/** The page that guests and members see at an unknown address. */
export function NotFoundPage() {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'notFound.title' });
  usePageTitle(title);
  return (
    <ProblemScreen title={title} text={formatMessage({ id: 'notFound.text' })}>
      <Home to="/search" data-tone="primary">
        <FormattedMessage id="notFound.home" />
      </Home>
    </ProblemScreen>
  );
}
