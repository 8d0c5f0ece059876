import { Check, Plus } from 'lucide-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { PlaceToAdd_restaurant$key } from '../../__generated__/PlaceToAdd_restaurant.graphql';
import { useAddToDiary } from '../../components/restaurant/diary/useAddToDiary';
import { cuisineWords } from '../../components/restaurant/facts/cuisineWords';
import { priceSign } from '../../components/restaurant/facts/priceSigns';
import { Thumbnail } from '../../components/restaurant/picture/Thumbnail';
import { IconButton } from '../../ui/IconButton';
import { useHandOnFocus } from '../../ui/useHandOnFocus';

/** Props of PlaceToAdd; `onAdded` is called when the restaurant was added to the diary. */
export type PlaceToAddProps = { restaurant: PlaceToAdd_restaurant$key; onAdded: () => void };

/** A restaurant with a button that adds it to the diary as visited now, or a check mark if it is in the diary. */
export function PlaceToAdd({ restaurant, onAdded }: PlaceToAddProps) {
  const place = useFragment(
    graphql`
      fragment PlaceToAdd_restaurant on Restaurant {
        id
        name
        cuisines {
          label(language: $language)
        }
        priceRange
        neighborhood {
          name
        }
        address {
          lines
          city
        }
        viewerDiaryEntry {
          id
        }
        ...Thumbnail_restaurant
      }
    `,
    restaurant,
  );
  const { formatMessage } = useIntl();
  const [add, pending] = useAddToDiary();
  const item = useRef<HTMLLIElement>(null);
  useHandOnFocus(item); // a popular restaurant that was added disappears from the list
  const { id, name, neighborhood, address, viewerDiaryEntry } = place;
  const isThere = Boolean(viewerDiaryEntry);
  const facts = [
    cuisineWords(place.cuisines),
    priceSign(place.priceRange),
    neighborhood?.name ?? address.lines[0] ?? address.city,
  ];
  const press = async () => {
    if (await add(name, { restaurantId: id, visitedAt: new Date().toISOString(), notes: null })) onAdded();
  };
  return (
    <Item ref={item}>
      <Picture aria-hidden>
        <Thumbnail restaurant={place} />
      </Picture>
      <Words>
        <strong>{name}</strong>
        <span>{facts.filter(Boolean).join(' · ')}</span>
      </Words>
      <Press
        label={formatMessage({ id: isThere ? 'diary.in.name' : 'diary.add.name' }, { name })}
        pending={isThere || pending}
        data-there={isThere}
        onClick={() => void press()}
      >
        {isThere ? <Check size={20} aria-hidden /> : <Plus size={20} aria-hidden />}
      </Press>
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  grid-template-columns: 52px minmax(0, 1fr) auto;
  gap: 0 12px;
  align-items: center;
  padding: 6px 0;
`;
const Picture = styled.div`
  width: 52px;
  height: 52px;
  overflow: clip;
  border-radius: var(--radius-small);
`;
const Words = styled.div`
  display: grid;
  min-width: 0;
  line-height: 1.3;
  strong {
    overflow: hidden;
    font-family: var(--serif);
    font-size: 1.0625rem;
    font-weight: 560;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  span {
    overflow: hidden;
    color: var(--ink-soft);
    font-size: 0.875rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
const Press = styled(IconButton)`
  border: 1.5px solid var(--control-line);
  &[aria-disabled='true'] {
    opacity: 1;
    color: var(--ink-soft);
  }
  &[data-there='true'] {
    border-color: transparent;
    background: var(--saffron-soft);
    color: var(--ink);
  }
`;
