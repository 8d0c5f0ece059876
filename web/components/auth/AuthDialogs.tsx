import { useState } from 'react';
import { useIntl } from 'react-intl';
import { RelayEnvironmentProvider } from 'react-relay';
import { getEnvironment } from '../../relay/environment';
import { useSession } from '../../session/useSession';
import { Dialog } from '../../ui/Dialog';
import { CreateAccountForm } from './CreateAccountForm';
import { LinkSignInForm } from './LinkSignInForm';
import { SignInForm } from './SignInForm';
import { loadSignInProviders } from './signInProviders';

const dialogs = {
  signIn: { title: 'auth.signInTitle', description: 'auth.signInDescription', Form: SignInForm },
  createAccount: { title: 'auth.createTitle', description: 'auth.createDescription', Form: CreateAccountForm },
  linkSignIn: { title: 'auth.linkTitle', description: 'auth.linkDescription', Form: LinkSignInForm },
} as const;

/** Loads the list of external sign-ins. Call this function early, so that the list is ready when a dialog opens. */
export function prepareAuthDialogs(): void {
  loadSignInProviders(getEnvironment());
}

/** The dialog that the session has opened. If the session opens another dialog, only the content is replaced. */
export function AuthDialogs() {
  const { formatMessage } = useIntl();
  const { dialog, closeDialog } = useSession();
  const [environment] = useState(getEnvironment);
  const { title, description, Form } = dialogs[dialog ?? 'signIn'];
  return (
    <RelayEnvironmentProvider environment={environment}>
      <Dialog
        open
        onOpenChange={(open) => open || closeDialog()}
        title={formatMessage({ id: title })}
        description={formatMessage({ id: description })}
        closeLabel={formatMessage({ id: 'dialog.close' })}
      >
        <Form />
      </Dialog>
    </RelayEnvironmentProvider>
  );
}
