import { Upload } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { buttonStyle } from '../../../ui/Button';
import { focusOnce } from './focusOnce';
import { useFileDrop } from './useFileDrop';

const Area = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  width: 100%;
  padding: clamp(20px, 4vw, 32px);
  border: 1.5px dashed var(--control-line);
  border-radius: var(--radius);
  text-align: center;
  transition: background var(--quick) var(--ease);
  &[data-over='true'] {
    border-color: var(--accent);
    background: var(--accent-soft);
  }
`;
const Choose = styled.label`
  ${buttonStyle}
  cursor: pointer;
  &:has(:focus-visible) {
    outline: 2.5px solid var(--focus);
    outline-offset: 2px;
  }
  &[data-pending='true'] {
    opacity: 0.55;
  }
`;
const HiddenInput = styled.input`
  position: absolute;
  width: 1px;
  height: 1px;
  opacity: 0;
`;
const Hint = styled.p`
  color: var(--ink-soft);
`;
const Problem = styled.p`
  max-width: 36em;
  color: var(--danger);
  font-weight: 560;
`;

/** Props of FileChooser. */
export type FileChooserProps = {
  onFile: (file: File) => void;
  /** Whether the field takes the focus, because the user came back to it. */
  focused: boolean;
  pending: boolean;
  problem: string | undefined;
};

/** Accepts one file, chosen or dropped here. A problem with the file is shown below, and screen readers read it out. */
export function FileChooser({ onFile, focused, pending, problem }: FileChooserProps) {
  const id = useId();
  const accept = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !pending) onFile(file);
  };
  const { isOver, handlers } = useFileDrop(accept);
  return (
    <Area role="group" data-over={isOver} {...handlers}>
      <Choose data-pending={pending}>
        <Upload size={18} aria-hidden />
        <FormattedMessage id={pending ? 'settings.dataReading' : 'settings.dataChoose'} />
        <HiddenInput
          ref={focused ? focusOnce : undefined}
          type="file"
          accept=".json,.csv,.geojson,application/json,application/geo+json,text/csv"
          aria-describedby={`${id}hint ${id}problem`}
          disabled={pending}
          onChange={({ target }) => {
            accept(target.files);
            target.value = ''; // without this, the same file could not be chosen again
          }}
        />
      </Choose>
      <Hint id={`${id}hint`}>
        <FormattedMessage id="settings.dataDrop" />
      </Hint>
      <Problem id={`${id}problem`} role="alert" hidden={!problem}>
        {problem}
      </Problem>
    </Area>
  );
}
