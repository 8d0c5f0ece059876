import { FormattedMessage } from 'react-intl';
import { Button } from '../../../ui/Button';
import { focusOnce } from './focusOnce';
import { Part, PartText } from './parts';

/** Says that the server no longer has the file, and offers to choose a file again. */
export function ImportGone({ onCancel }: { onCancel: () => void }) {
  return (
    <Part ref={focusOnce} tabIndex={-1}>
      <PartText role="alert">
        <FormattedMessage id="settings.dataGone" />
      </PartText>
      <Button onClick={onCancel}>
        <FormattedMessage id="settings.dataAnother" />
      </Button>
    </Part>
  );
}
