import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { MessageId } from '../../intl/messageIds';
import type { TextFieldProps } from '../../ui/TextField';
import { PasswordField } from './PasswordField';
import { type PasswordAdvice, passwordAdvice } from './passwordAdvice';
import { useCommonPasswords } from './useCommonPasswords';

/** Props of NewPasswordField. `names` are the names and the e-mail of the person; blank names are ignored. */
export type NewPasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'autoComplete'> & {
  value: string;
  names?: readonly (string | null | undefined)[];
};

const words: Record<PasswordAdvice, MessageId> = { common: 'auth.passwordCommon', name: 'auth.passwordName' };

/**
 * A field for a new password. If the typed password is easy to guess, the field shows a warning, which screen readers
 * also read. The field accepts the password anyway.
 */
export function NewPasswordField({ names = [], hint, ...field }: NewPasswordFieldProps) {
  const [entered, setEntered] = useState(false);
  // The list of common passwords loads on focus, before the first letter is typed. If the list loaded later, a late
  // warning would suddenly move the content that is below the field.
  const common = useCommonPasswords(entered);
  const ownNames = names.filter((name) => name != null);
  const advice = passwordAdvice(field.value, ownNames, common);
  const hintAndAdvice = (
    <>
      {hint}
      <Advice role="status">
        {advice && (
          <>
            <TriangleAlert size={17} aria-hidden />
            <span>
              <FormattedMessage id={words[advice]} />
            </span>
          </>
        )}
      </Advice>
    </>
  );
  return <PasswordField {...field} autoComplete="new-password" hint={hintAndAdvice} onFocus={() => setEntered(true)} />;
}

const Advice = styled.div`
  display: flex;
  gap: 7px;
  color: var(--ink);
  font-weight: 560;
  svg {
    flex: none;
    margin-top: 0.15em;
    color: var(--accent);
  }
  &:not(:empty) {
    margin-top: 0.35rem;
  }
`;
