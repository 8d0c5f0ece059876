import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { useViewer } from '../../../session/useViewer';

/** Props of NameChoice; `chosen`: the first name in the poster's title, or null for a title without a name. */
export type NameChoiceProps = { chosen: string | null; onChoose: (name: string | null) => void };

/** A checkbox to show the member's first name on the poster. Renders nothing if the first name is unknown. */
export function NameChoice({ chosen, onChoose }: NameChoiceProps) {
  const name = useViewer().user?.firstName?.trim();
  if (!name) return null;
  return (
    <Choice>
      <input
        type="checkbox"
        checked={chosen !== null}
        onChange={({ target }) => onChoose(target.checked ? name : null)}
      />
      <FormattedMessage id="diary.year.withName" />
    </Choice>
  );
}

const Choice = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  font-weight: 560;
  input {
    width: 20px;
    height: 20px;
    accent-color: var(--accent);
  }
`;
