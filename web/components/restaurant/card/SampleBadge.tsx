import { FormattedMessage, useIntl } from 'react-intl';
import { Badge } from '../../../ui/Badge';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

/** Marks a restaurant that does not exist, and says so. */
export function SampleBadge() {
  const hint = useIntl().formatMessage({ id: 'card.sample.hint' });
  return (
    <Badge tone="saffron" title={hint}>
      <FormattedMessage id="card.sample" />
      <VisuallyHidden> ({hint})</VisuallyHidden>
    </Badge>
  );
}
