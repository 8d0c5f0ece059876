import styled from 'styled-components';
import { cutBefore } from './cutBefore';
import type { Mark } from './informativeReasons';

/** A quote in which the words that match the craving are marked. Text far before the first marked word is cut off. */
export function MarkedText({ text, marks }: { text: string; marks: readonly Mark[] }) {
  const from = cutBefore(text, marks[0]?.start ?? 0);
  const ends = marks.map(({ end }) => end);
  return (
    <>
      {from > 0 && '…'}
      {marks.map(({ start, end }, at) => (
        <span key={start}>
          {text.slice(ends[at - 1] ?? from, start)}
          <Marked>{text.slice(start, end)}</Marked>
        </span>
      ))}
      {text.slice(ends.at(-1) ?? from)}
    </>
  );
}

const Marked = styled.mark`
  background: none;
  color: var(--ink);
  font-weight: 640;
`;
