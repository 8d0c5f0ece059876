import { Download } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { downloadFile } from '../../../device/downloadFile';
import { listGuestSaves, useGuestSaves } from '../../../device/guestSaves';
import { Button } from '../../../ui/Button';
import { FormatList } from './FormatList';
import { writeGuestFile } from './guestFiles';
import { Part, PartHeading, PartText } from './parts';

/** Buttons to download a guest's saved restaurants. The device writes these files. */
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
          {({ name, extension, type }) => (
            <Button
              aria-label={formatMessage({ id: 'settings.dataDownload' }, { format: name })}
              onClick={() => {
                const day = new Date().toISOString().slice(0, 10);
                downloadFile(`fuud-${day}.${extension}`, type, writeGuestFile(extension, listGuestSaves()));
              }}
            >
              <Download size={18} aria-hidden />
              {name}
            </Button>
          )}
        </FormatList>
      )}
    </Part>
  );
}
