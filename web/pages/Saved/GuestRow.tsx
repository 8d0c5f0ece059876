import { Heart } from 'lucide-react';
import { useIntl } from 'react-intl';
import { PlacePlaceholder } from '../../components/restaurant/picture/PlacePlaceholder';
import { useGuestSaveToggle } from '../../components/restaurant/saving/useGuestSaveToggle';
import type { GuestSave } from '../../device/guestSaves';
import { Picture } from '../../ui/Picture';
import { PlainHeart } from './PlainHeart';
import { PlainRow } from './PlainRow';

/** Props of GuestRow; `gone`: the catalogue no longer has the restaurant. */
export type GuestRowProps = { save: GuestSave; gone?: boolean };

/** The row of a saved restaurant, with the facts that are stored on the guest's device. */
export function GuestRow({ save, gone }: GuestRowProps) {
  const { formatMessage } = useIntl();
  const { toggle } = useGuestSaveToggle(save);
  const { name, cuisine, priceRange, imageUrl } = save;
  return (
    <PlainRow
      name={name}
      picture={
        <Picture src={imageUrl} fallback={<PlacePlaceholder name={name} cuisine={cuisine ?? ''} size="row" />} />
      }
      facts={[cuisine, priceRange]}
      gone={gone}
    >
      <PlainHeart
        label={formatMessage({ id: 'card.save' }, { name })}
        tip={formatMessage({ id: 'card.unsaveTip' }, { name })}
        aria-pressed
        onClick={toggle}
      >
        <Heart size={21} aria-hidden />
      </PlainHeart>
    </PlainRow>
  );
}
