import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { cuisineKind } from './cuisineKind';
import { cuisineLook, type PictureTone } from './cuisineLook';
import { initialOf } from './initialOf';
import { Motif } from './Motif';
import { pictureTone } from './pictureTones';

/**
 * Props of PlacePlaceholder. `cuisine`: the keys of the restaurant's cuisines. `words`: the text on a cover of the size
 * "card"; by default the name. `size`: "row" for a thumbnail without words, "card" for lists, "hero" for the top
 * of the restaurant's own page, where the name is next to the cover.
 */
export type PlacePlaceholderProps = { name: string; cuisine: string; words?: string; size?: 'row' | 'card' | 'hero' };

/**
 * The cover of a restaurant without photos: a pattern and the first letter of the name. A card shows the icon of the
 * cuisine and the `words` instead of the letter. Except on a thumbnail, a text says that there is no photo. The name
 * determines the color and selects one of the cuisine's patterns.
 */
export function PlacePlaceholder({ name, cuisine, words = name, size = 'card' }: PlacePlaceholderProps) {
  const { Icon, tone, motif } = cuisineLook(cuisineKind(cuisine, name), name);
  return (
    <Cover $tone={tone} data-size={size}>
      <Ground aria-hidden>
        <Motif motif={motif} />
      </Ground>
      {size === 'card' ? (
        <Plate aria-hidden>
          <Icon />
          <Big>{words}</Big>
        </Plate>
      ) : (
        <Letter aria-hidden>{initialOf(name)}</Letter>
      )}
      {size !== 'row' && (
        <NoPhotosNote data-no-photos>
          <FormattedMessage id="card.noPhotos" />
        </NoPhotosNote>
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
const Letter = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  width: min(56cqh, 8.5rem);
  aspect-ratio: 1;
  border-radius: 50%;
  background: color-mix(in srgb, var(--surface) 90%, var(--ground));
  font-family: var(--serif);
  font-size: min(34cqh, 5.25rem);
  font-weight: 600;
  line-height: 1;
`;
const Plate = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 3cqh;
  max-width: min(84cqw, 30rem);
  padding: 6cqh 7cqw;
  border-radius: var(--radius-small);
  background: color-mix(in srgb, var(--surface) 92%, var(--ground));
  box-shadow: 0 10px 24px -12px rgb(60 20 10 / 0.35);
  text-align: center;
  > svg {
    width: max(20px, 13cqh);
    height: max(20px, 13cqh);
    stroke-width: 1.6;
  }
`;
const Big = styled.div`
  display: -webkit-box;
  overflow: hidden;
  font-family: var(--serif);
  font-size: clamp(1.125rem, 11cqh, 2.5rem);
  font-weight: 560;
  line-height: 1.12;
  letter-spacing: -0.015em;
  overflow-wrap: anywhere;
  text-wrap: balance;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
const NoPhotosNote = styled.p`
  position: absolute;
  right: 12px;
  bottom: 10px;
  padding: 0.1rem 0.55rem;
  border-radius: 999px;
  background: color-mix(in srgb, var(--surface) 90%, var(--ground));
  font-size: 0.75rem;
  font-weight: 560;
  /* In some languages, these words do not fit beside the badge at the bottom of a low cover. */
  @container (max-height: 130px) and (max-width: 479px) {
    top: 6px;
    bottom: auto;
  }
`;
