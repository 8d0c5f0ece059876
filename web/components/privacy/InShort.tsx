import { HeartHandshake, MapPinOff, NotebookPen, SlidersHorizontal } from 'lucide-react';
import styled from 'styled-components';
import { Notice } from '../../intl/Notice';

const Card = styled.section`
  padding: clamp(22px, 4vw, 34px);
  border-radius: calc(var(--radius) * 1.25);
  background: var(--saffron-soft);
  h2 {
    font-size: 1.5rem;
  }
`;
const Points = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(21rem, 100%), 1fr));
  gap: 16px 28px;
  margin-top: 16px;
`;
const Point = styled.li`
  display: grid;
  grid-template-columns: 26px 1fr;
  gap: 12px;
  line-height: 1.45;
  svg {
    margin-top: 1px;
  }
`;

const points = [
  { text: 'privacy.short.none', Icon: HeartHandshake },
  { text: 'privacy.short.kept', Icon: NotebookPen },
  { text: 'privacy.short.location', Icon: MapPinOff },
  { text: 'privacy.short.control', Icon: SlidersHorizontal },
] as const;

/** The privacy notice in four short points, for users in a hurry. */
export function InShort() {
  return (
    <Card aria-labelledby="privacy-short">
      <h2 id="privacy-short">
        <Notice id="privacy.short.title" />
      </h2>
      <Points>
        {points.map(({ text, Icon }) => (
          <Point key={text}>
            <Icon size={24} strokeWidth={1.75} aria-hidden />
            <span>
              <Notice id={text} />
            </span>
          </Point>
        ))}
      </Points>
    </Card>
  );
}
