import { FormattedMessage } from 'react-intl';
import { guestSaveLimit } from '../../../device/guestSaves';
import { useSession } from '../../../session/useSession';
import { Button } from '../../../ui/Button';
import { Downloads } from './Downloads';
import { GuestDownloads } from './GuestDownloads';
import { ImportData } from './ImportData';
import { Part, PartHeading, PartText } from './parts';

/**
 * The user's data in Fuud, as files to download. Members can also import a file.
 * @param viewerId the uuid of the account; absent if the user has none
 */
export function YourData({ viewerId = '' }: { viewerId?: string }) {
  const { kind, openDialog } = useSession();
  if (kind === 'MEMBER') {
    return (
      <>
        <Downloads memberId={viewerId} />
        <ImportData />
      </>
    );
  }
  return (
    <>
      <GuestDownloads />
      <Part>
        <PartHeading>
          <FormattedMessage id="settings.dataBring" />
        </PartHeading>
        <PartText>
          <FormattedMessage id="settings.dataBringGuest" values={{ limit: guestSaveLimit }} />
        </PartText>
        <Button onClick={() => openDialog('createAccount')}>
          <FormattedMessage id="auth.create" />
        </Button>
      </Part>
    </>
  );
}
