import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../ui/IconButton';
import { TextField, type TextFieldProps } from '../../ui/TextField';

/** A password field with a button that shows and hides the text. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const { formatMessage } = useIntl();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          label={formatMessage({ id: shown ? 'auth.hidePassword' : 'auth.showPassword' })}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
        </IconButton>
      }
    />
  );
}
