import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Button } from '../../../ui/Button';

const Row = styled.section`
  display: grid;
  gap: 4px;
  padding: 16px 0;
  border-bottom: 1px solid var(--line);
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
`;
const Words = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
`;
const Title = styled.h3`
  color: var(--ink-soft);
  font-family: var(--sans);
  font-size: 0.875rem;
  font-weight: 560;
  line-height: 1.5;
  letter-spacing: 0;
`;
const Value = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 10px;
  font-size: 1.0625rem;
  font-weight: 560;
  overflow-wrap: anywhere;
`;
const Confirmation = styled.p`
  color: var(--success);
  font-size: 0.9375rem;
  font-weight: 560;
`;
const Body = styled.div`
  max-width: 30rem;
  padding: 12px 0 4px;
`;

/** Props of DetailRow. */
export type DetailRowProps = {
  title: ReactNode;
  value: ReactNode;
  /** The label of the button that opens the form: "Change" or "Add". */
  action?: ReactNode;
  /** Content under the value while the form is closed, for example a text about a pending confirmation. */
  extra?: ReactNode;
  /** A text that says what was just changed. Screen readers read this text out. */
  confirmation?: string | undefined;
  /** The form; `close` closes it and returns the focus to the button. */
  form?: (close: () => void) => ReactNode;
};

/** A row of the account details: a value, and a form to change the value. The form opens in the row. */
export function DetailRow({ title, value, action, extra, confirmation, form }: DetailRowProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (open) body.current?.querySelector('input')?.focus();
    else if (wasOpen.current) button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return (
    <Row aria-labelledby={id}>
      <Head>
        <Words>
          <Title id={id}>{title}</Title>
          <Value>{value}</Value>
        </Words>
        {form && (
          <Button
            ref={button}
            aria-expanded={open}
            id={`${id}-action`}
            aria-labelledby={open ? undefined : `${id}-action ${id}`} // "Change Email", not three times "Change"
            aria-describedby={open ? id : undefined}
            tone={open ? 'quiet' : 'secondary'}
            onClick={() => setOpen(!open)}
          >
            {open ? <FormattedMessage id="account.cancel" /> : action}
          </Button>
        )}
      </Head>
      {!open && extra}
      <Confirmation role="status">{open ? '' : confirmation}</Confirmation>
      {open && <Body ref={body}>{form?.(() => setOpen(false))}</Body>}
    </Row>
  );
}
