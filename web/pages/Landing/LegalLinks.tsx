import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { PrivacyLink } from '../../components/privacy/PrivacyLink';
import { Failure } from './Failure';

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 28px;
  margin-top: 28px;
  font-family: var(--sans);
  font-size: 1rem;
  font-weight: 560;
  a,
  button {
    padding: 0;
    border: 0;
    background: none;
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    text-decoration: underline;
    text-decoration-color: var(--accent);
    text-decoration-thickness: 2px;
    text-underline-offset: 5px;
  }
`;

/** The last line of the landing page: a button that opens the privacy notice, and a link to the cookie notice. */
export function LegalLinks() {
  const { formatMessage } = useIntl();
  const [failed, setFailed] = useState(false);
  return (
    <Row aria-label={formatMessage({ id: 'landing.legal' })}>
      <PrivacyLink onProblem={setFailed}>
        <FormattedMessage id="landing.privacy" />
      </PrivacyLink>
      <a href="/cookies">
        <FormattedMessage id="landing.cookies" />
      </a>
      {failed && <Failure lines={['problem.chunkTitle', 'problem.chunkText']} />}
    </Row>
  );
}
