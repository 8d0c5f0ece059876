import { NotebookPen } from 'lucide-react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { DiaryToggle_restaurant$key } from '../../../__generated__/DiaryToggle_restaurant.graphql';
import { useSession } from '../../../session/useSession';
import { IconButton } from '../../../ui/IconButton';
import { useDiaryToggle } from './useDiaryToggle';

/** The button that adds a restaurant to the diary, or removes it from the diary. Only members see the button. */
export function DiaryToggle({ restaurant }: { restaurant: DiaryToggle_restaurant$key }) {
  const { id, name, viewerDiaryEntry } = useFragment(
    graphql`
      fragment DiaryToggle_restaurant on Restaurant {
        id
        name
        viewerDiaryEntry {
          id
        }
      }
    `,
    restaurant,
  );
  const { formatMessage } = useIntl();
  const { kind } = useSession();
  const { toggle, pending } = useDiaryToggle(id, name, viewerDiaryEntry?.id);
  if (kind !== 'MEMBER') return null;
  return (
    <Toggle
      label={formatMessage({ id: 'diaryEntry.toggle' }, { name })}
      aria-pressed={Boolean(viewerDiaryEntry)}
      pending={pending}
      onClick={() => void toggle()}
    >
      <NotebookPen size={20} aria-hidden />
    </Toggle>
  );
}

const Toggle = styled(IconButton)`
  background: var(--surface);
  box-shadow: 0 1px 4px rgb(40 15 10 / 0.18);
  &:hover:not([aria-disabled='true']) {
    background: var(--raised);
  }
  &[aria-pressed='true'] {
    background: var(--ink);
    color: var(--paper);
  }
  &[aria-disabled='true'] {
    opacity: 1;
  }
`;
