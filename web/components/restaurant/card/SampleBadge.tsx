import { FormattedMessage, useIntl } from 'react-intl';
import { Badge } from '../../../ui/Badge';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

/** The badge of an invented restaurant. A tooltip and a text for screen readers say that the restaurant is invented. */
export function SampleBadge() {
  const hint = useIntl().formatMessage({ id: 'card.sample.hint' });
  return (
    <Badge tone="saffron" title={hint}>
      <FormattedMessage id="card.sample" />
      <VisuallyHidden> ({hint})</VisuallyHidden>
    </Badge>
  );
}
