import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Props of FilterGroup; `note`: a remark, shown after the title. */
export type FilterGroupProps = { title: ReactNode; note?: ReactNode; children?: ReactNode };

/** Filters of one kind, as chips under a title. */
export function FilterGroup({ title, note, children }: FilterGroupProps) {
  return (
    <Fields>
      <Title>
        {title}
        {note && <Note> · {note}</Note>}
      </Title>
      {children && <Chips>{children}</Chips>}
    </Fields>
  );
}

const Fields = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;
const Title = styled.legend`
  margin-bottom: 8px;
  padding: 0;
  font-size: 1rem;
  font-weight: 640;
`;
const Note = styled.span`
  color: var(--ink-soft);
  font-size: 0.875rem;
  font-weight: 450;
`;
const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
