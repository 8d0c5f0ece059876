import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { builtOn, version } from '../../appVersion';
import { ButtonLink } from '../../components/forms/ButtonLink';
import { Notice } from '../../intl/Notice';

const End = styled.section`
  display: grid;
  justify-items: center;
  gap: 18px;
  margin-top: clamp(56px, 9vw, 112px);
  text-align: center;
`;
const Hungry = styled.p`
  font-family: var(--serif);
  font-size: clamp(2rem, 1.5rem + 2.4vw, 3.25rem);
  font-weight: 560;
  line-height: 1.08;
  letter-spacing: -0.018em;
`;
const Facts = styled.div`
  margin-top: clamp(28px, 4vw, 48px);
  color: var(--ink-soft);
  font-size: 0.9375rem;
  h2 {
    color: var(--ink);
    font-family: var(--sans);
    font-size: 0.9375rem;
    font-weight: 650;
    letter-spacing: 0;
  }
  p {
    margin-top: 4px;
  }
`;

/** The last part of the About tab: a link to the app, the app's version and the date of the build. */
export function Colophon() {
  const { formatDate } = useIntl();
  const date = formatDate(builtOn, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <End>
      <Hungry>
        <Notice id="about.hungry" />
      </Hungry>
      <ButtonLink to="/" data-tone="primary">
        <Notice id="about.go" />
      </ButtonLink>
      <Facts>
        <h2>
          <Notice id="about.colophon" />
        </h2>
        <p>
          <Notice id="about.version" values={{ version }} />
        </p>
        <p>
          <Notice id="about.built" values={{ date }} />
        </p>
      </Facts>
    </End>
  );
}
