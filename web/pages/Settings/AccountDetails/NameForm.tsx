import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PageForm } from '../../../components/forms/PageForm';
import { TextField } from '../../../ui/TextField';
import { useMemberForm } from './useMemberForm';
import { useUpdateProfile } from './useUpdateProfile';

/** Props of NameForm: the current names. */
export type NameFormProps = { firstName: string; lastName: string; onSaved: () => void };

/** The form for the first and the last name. An empty field removes the name. */
export function NameForm({ firstName, lastName, onSaved }: NameFormProps) {
  const { formatMessage } = useIntl();
  const { attempt, pending, problem } = useMemberForm('account.saveFailed');
  const [updateProfile] = useUpdateProfile();
  const [first, setFirst] = useState(firstName);
  const [last, setLast] = useState(lastName);
  const input = { firstName: first.trim() || null, lastName: last.trim() || null };
  return (
    <PageForm
      problem={problem}
      submitLabel={formatMessage({ id: pending ? 'account.saving' : 'account.save' })}
      canSubmit={!pending}
      onSubmit={() =>
        attempt(
          updateProfile({ input }).then((response) => response.updateProfile),
          onSaved,
        )
      }
    >
      <TextField
        label={formatMessage({ id: 'auth.firstName' })}
        name="firstName"
        autoComplete="given-name"
        value={first}
        onChange={(event) => setFirst(event.target.value)}
        error={problem?.fields.firstName}
      />
      <TextField
        label={formatMessage({ id: 'auth.lastName' })}
        name="lastName"
        autoComplete="family-name"
        value={last}
        onChange={(event) => setLast(event.target.value)}
        error={problem?.fields.lastName}
      />
    </PageForm>
  );
}
