import { UserRound } from 'lucide-react';
import styled from 'styled-components';
import { Picture } from '../../ui/Picture';

const Plate = styled.div`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--portrait);
  height: var(--portrait);
  overflow: hidden;
  border: calc(var(--portrait) * 0.085) solid var(--surface);
  border-radius: 50%;
  outline: 1px solid var(--line);
  outline-offset: -1px;
  background: var(--saffron-soft);
  box-shadow: var(--shadow);
  font-family: var(--serif);
  font-size: calc(var(--portrait) * 0.4);
  font-weight: 560;
  line-height: 1;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  svg {
    width: 42%;
    height: 42%;
  }
`;

/**
 * A circle with the user's picture, or else the first letter of the name, or else an icon. The CSS variable
 * --portrait sets the size.
 */
export function Portrait({ src, name }: { src: string | null | undefined; name: string | null }) {
  const [letter] = name ? [...name.toLocaleUpperCase()] : [];
  return (
    <Plate aria-hidden>
      <Picture src={src} fallback={letter ?? <UserRound strokeWidth={1.5} />} />
    </Plate>
  );
}
