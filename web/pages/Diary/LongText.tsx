import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';

const isLong = (text: string) => text.length > 320 || text.split('\n').length > 6;

/** A text with its line breaks. Until a press on the button, only the beginning of a long text is shown. */
export function LongText({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const long = isLong(text);
  return (
    <>
      <Lines data-cut={long && !open}>{text}</Lines>
      {long && (
        <More type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          <FormattedMessage id={open ? 'diary.readLess' : 'diary.readOn'} />
        </More>
      )}
    </>
  );
}

const Lines = styled.p`
  white-space: pre-line;
  &[data-cut='true'] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 5;
  }
`;
const More = styled.button`
  min-height: 32px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--accent-strong);
  font-family: var(--sans);
  font-size: 0.9375rem;
  font-weight: 620;
  text-decoration: underline;
  text-underline-offset: 0.22em;
`;
