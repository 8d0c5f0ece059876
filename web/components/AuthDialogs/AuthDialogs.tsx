import { useState } from 'react';
import { useIntl } from 'react-intl';
import { RelayEnvironmentProvider } from 'react-relay';
import { getEnvironment } from '../../relay/environment';
import { Dialog } from '../../ui/Dialog';
import { useSession } from '../SessionProvider';
import { CreateAccountForm } from './CreateAccountForm';
import { SignInForm } from './SignInForm';

/** Sign In or Create Account, whichever the session asks for; one gives way to the other in place. */
export function AuthDialogs() {
  const { formatMessage } = useIntl();
  const { dialog, closeDialog } = useSession();
  const [environment] = useState(getEnvironment);
  const creating = dialog === 'createAccount';
  return (
    <RelayEnvironmentProvider environment={environment}>
      <Dialog
        open
        onOpenChange={(open) => open || closeDialog()}
        title={formatMessage({ id: creating ? 'auth.createTitle' : 'auth.signInTitle' })}
        description={formatMessage({ id: creating ? 'auth.createDescription' : 'auth.signInDescription' })}
        closeLabel={formatMessage({ id: 'dialog.close' })}
      >
        {creating ? <CreateAccountForm /> : <SignInForm />}
      </Dialog>
    </RelayEnvironmentProvider>
  );
}
