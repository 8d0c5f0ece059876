import { FormattedMessage } from 'react-intl';
import { Badge } from '../../../ui/Badge';

/**
 * The badge "Sample data" in a button that leads to invented restaurants. It stands after the button's words, so users
 * learn before they press the button that the restaurants are invented.
 */
export function SampleMark() {
  return (
    <>
      {' '}
      <Badge tone="saffron">
        <FormattedMessage id="card.sample" />
      </Badge>
    </>
  );
}
