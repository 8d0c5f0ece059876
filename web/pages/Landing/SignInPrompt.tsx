import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { usePath } from '../../device/address';
import { buttonStyle } from '../../ui/Button';

const prompts = {
  '/saved': { title: 'landing.savedTitle', text: 'landing.savedText' },
  '/diary': { title: 'landing.diaryTitle', text: 'landing.diaryText' },
} as const;

const isPrompted = (path: string): path is keyof typeof prompts => path in prompts;

/**
 * Asks visitors without a session to sign in when they are at /saved or /diary. This includes users whose session ended
 * on one of these pages.
 */
export function SignInPrompt() {
  const path = usePath().toLowerCase().replace(/\/+$/, '');
  if (!isPrompted(path)) return null;
  const { title, text } = prompts[path];
  return (
    <Band>
      <div>
        <h2>
          <FormattedMessage id={title} />
        </h2>
        <p>
          <FormattedMessage id={text} />
        </p>
      </div>
      <SignIn href={`/api/login?returnTo=${path}`} data-tone="primary">
        <FormattedMessage id="landing.promptSignIn" />
      </SignIn>
    </Band>
  );
}

const Band = styled.section`
  position: relative;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  gap: 14px 32px;
  align-items: center;
  justify-content: space-between;
  margin: 4px var(--gutter) 20px;
  padding: 18px 22px;
  border-radius: var(--radius);
  background: var(--accent-soft);
  h2 {
    font-size: clamp(1.375rem, 1.2rem + 0.8vw, 1.875rem);
  }
  p {
    max-width: 40em;
    margin-top: 4px;
  }
`;
const SignIn = styled.a`
  ${buttonStyle}
`;
