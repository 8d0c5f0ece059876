import { Download } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGuestSaves } from '../../../device/guestSaves';
import { Button } from '../../../ui/Button';
import { downloadGuestFile } from './downloadGuestFile';
import { FormatList } from './FormatList';
import { Part, PartHeading, PartText } from './parts';

/** Buttons to download a guest's saved restaurants as files. The device makes the files, not the server. */
export function GuestDownloads() {
  const { formatMessage } = useIntl();
  const count = useGuestSaves().saves.length;
  return (
    <Part>
      <PartHeading>
        <FormattedMessage id="settings.dataTake" />
      </PartHeading>
      <PartText>
        <FormattedMessage id="settings.dataTakeGuest" values={{ count }} />
      </PartText>
      {count > 0 && (
        <FormatList isGuest>
          {(format) => (
            <Button
              aria-label={formatMessage({ id: 'settings.dataDownload' }, { format: format.name })}
              onClick={() => downloadGuestFile(format)}
            >
              <Download size={18} aria-hidden />
              {format.name}
            </Button>
          )}
        </FormatList>
      )}
    </Part>
  );
}
