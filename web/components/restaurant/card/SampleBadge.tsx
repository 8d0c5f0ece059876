import { FormattedMessage, useIntl } from 'react-intl';
import { Badge } from '../../../ui/Badge';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

/** Marks an invented restaurant and says that it does not exist. */
export function SampleBadge() {
  const hint = useIntl().formatMessage({ id: 'card.sample.hint' });
  return (
    <Badge tone="saffron" title={hint}>
      <FormattedMessage id="card.sample" />
      <VisuallyHidden> ({hint})</VisuallyHidden>
    </Badge>
  );
}
