import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { cuisineKind } from './cuisineKind';
import { cuisineLook, type PictureTone } from './cuisineLook';
import { Motif } from './Motif';
import { pictureTone } from './pictureTones';

/**
 * Props of PlacePlaceholder. `cuisine`: keys of the graph's cuisines; `size`: "row" for a thumbnail without words, "card" for
 * lists, "hero" where it leads a page.
 */
export type PlacePlaceholderProps = { name: string; cuisine: string; size?: 'row' | 'card' | 'hero' };

/** What stands where a photo would: a patterned cover in the colours of the kitchen, and the words that none is there. */
export function PlacePlaceholder({ name, cuisine, size = 'card' }: PlacePlaceholderProps) {
  const { Icon, tone, motif } = cuisineLook(cuisineKind(cuisine, name), name);
  return (
    <Cover $tone={tone} data-size={size}>
      <Ground aria-hidden>
        <Motif motif={motif} />
      </Ground>
      <Plate aria-hidden>
        <Icon />
      </Plate>
      {size !== 'row' && (
        <Words>
          <FormattedMessage id="card.noPhotos" />
        </Words>
      )}
    </Cover>
  );
}

const Cover = styled.div<{ $tone: PictureTone }>`
  ${({ $tone }) => pictureTone($tone)}
  position: relative;
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  overflow: hidden;
  background: var(--ground);
  color: var(--picture-ink);
  container-type: size;
`;
const Ground = styled.div`
  position: absolute;
  inset: 0;
  color: var(--figure);
  opacity: 0.7;
  > svg {
    width: 100%;
    height: 100%;
  }
`;
const Plate = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  width: min(58cqh, 40cqw);
  aspect-ratio: 1;
  border-radius: 50%;
  background: var(--surface);
  box-shadow:
    inset 0 0 0 1.6cqh var(--surface),
    inset 0 0 0 calc(1.6cqh + 1.5px) color-mix(in srgb, var(--figure) 80%, transparent),
    0 10px 24px -8px rgb(60 20 10 / 0.35);
  svg {
    width: 46%;
    height: 46%;
    stroke-width: calc(0.9px + 0.6cqh);
  }
  svg * {
    vector-effect: non-scaling-stroke;
  }
`;
const Words = styled.p`
  position: absolute;
  right: 12px;
  bottom: 10px;
  padding: 0.1rem 0.55rem;
  border-radius: 999px;
  background: color-mix(in srgb, var(--ground) 88%, transparent);
  font-size: 0.75rem;
  font-weight: 560;
`;
