import { useState } from 'react';
import styled from 'styled-components';
import { useNotice } from '../../intl/Notice';
import { Select } from '../../ui/Select';
import { TextArea } from '../../ui/TextArea';
import { TextField } from '../../ui/TextField';
import { PageForm } from '../forms/PageForm';
import { useFormAttempt } from '../forms/useFormAttempt';
import { DataRequestSent } from './DataRequestSent';
import { type RequestKind, requestKinds } from './requestKinds';
import { useSendDataRequest } from './useSendDataRequest';

const Card = styled.div`
  margin-top: 1.75rem;
  padding: clamp(20px, 4vw, 32px);
  border: 1px solid var(--line);
  border-radius: calc(var(--radius) * 1.25);
  background: var(--surface);
  line-height: 1.5;
`;
const Pair = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: 16px;
`;

const empty = { kind: 'ACCESS' as RequestKind, name: '', email: '', details: '' };

/**
 * The form for a request about personal data, for example to see or delete the data. The form asks for the e-mail
 * address to which the answer is sent. Everybody can send the form, even without an account.
 */
export function DataRequestForm() {
  const say = useNotice();
  const { attempt, pending, problem } = useFormAttempt('request.failed');
  const [send] = useSendDataRequest();
  const [fields, setFields] = useState(empty);
  const [sent, setSent] = useState(false);
  const bind = (name: 'name' | 'email' | 'details') => ({
    name,
    value: fields[name],
    onChange: (event: { target: { value: string } }) => setFields({ ...fields, [name]: event.target.value }),
    error: problem?.fields[name],
  });
  const input = {
    kind: fields.kind,
    name: fields.name.trim(),
    email: fields.email.trim(),
    details: fields.details.trim(),
  };
  const submit = () =>
    attempt(
      send({ input }).then((response) => response.sendDataRequest),
      () => setSent(true),
    );
  const startOver = () => {
    setFields({ ...fields, kind: 'ACCESS', details: '' });
    setSent(false);
  };
  return (
    <Card>
      {sent ? (
        <DataRequestSent name={input.name} email={input.email} onAgain={startOver} />
      ) : (
        <PageForm
          label={say('request.formTitle')}
          problem={problem}
          submitLabel={say(pending ? 'request.pending' : 'request.send')}
          canSubmit={!pending}
          onSubmit={submit}
        >
          <Select
            label={say('request.kind')}
            name="kind"
            options={requestKinds.map(({ value, label }) => ({ value, label: say(label) }))}
            value={fields.kind}
            onChange={(kind) => setFields({ ...fields, kind })}
          />
          <Pair>
            <TextField label={say('request.name')} autoComplete="name" {...bind('name')} />
            <TextField
              label={say('request.email')}
              hint={say('request.emailHint')}
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              {...bind('email')}
            />
          </Pair>
          <TextArea label={say('request.details')} hint={say('request.detailsHint')} {...bind('details')} />
        </PageForm>
      )}
    </Card>
  );
}
