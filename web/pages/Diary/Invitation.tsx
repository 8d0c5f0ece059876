import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { EmptyPlate } from '../../components/problems/EmptyPlate';
import { useSession } from '../../session/useSession';
import { Button, buttonStyle } from '../../ui/Button';

/** The page that a guest sees instead of a diary. After the sign-in the browser returns to /diary. */
export function Invitation() {
  const { openDialog } = useSession();
  return (
    <Frame>
      <EmptyPlate />
      <Words>
        <h1>
          <FormattedMessage id="landing.diaryTitle" />
        </h1>
        <p>
          <FormattedMessage id="landing.diaryText" />
        </p>
        <Ways>
          <SignIn href="/api/login?returnTo=/diary" data-tone="primary">
            <FormattedMessage id="landing.promptSignIn" />
          </SignIn>
          <Button onClick={() => openDialog('createAccount')}>
            <FormattedMessage id="auth.create" />
          </Button>
        </Ways>
      </Words>
    </Frame>
  );
}

const Frame = styled.section`
  display: grid;
  align-content: center;
  align-items: center;
  gap: 28px clamp(32px, 6vw, 96px);
  max-width: calc(var(--page-width) + 2 * var(--gutter));
  min-height: min(72svh, 620px);
  margin: 0 auto;
  padding: 40px var(--gutter);
  @media (min-width: 760px) {
    grid-template-columns: minmax(220px, 2fr) 3fr;
  }
`;
const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: 18px;
  h1 {
    max-width: 11em;
    font-size: clamp(2.25rem, 1.5rem + 3vw, 4rem);
  }
  p {
    color: var(--ink-soft);
    font-size: 1.1875rem;
  }
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;
const SignIn = styled.a`
  ${buttonStyle}
`;
