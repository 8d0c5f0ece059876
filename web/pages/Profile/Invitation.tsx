import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { useGuestSaves } from '../../device/guestSaves';
import { useSession } from '../../session/useSession';
import { Button } from '../../ui/Button';

const Card = styled.section`
  display: grid;
  gap: 14px;
  padding: clamp(24px, 4vw, 36px);
  border-radius: calc(var(--radius) * 1.5);
  background: var(--accent-soft);
`;
const Heading = styled.h2`
  font-size: clamp(1.75rem, 1.4rem + 1.4vw, 2.375rem);
`;
const Text = styled.p`
  max-width: 36em;
  font-size: 1.0625rem;
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 6px;
`;

/** Invites a guest to create an account, and explains that the restaurants saved on the device move to the account. */
export function Invitation() {
  const { openDialog } = useSession();
  const count = useGuestSaves().saves.length;
  return (
    <Card>
      <Heading>
        <FormattedMessage id="profile.inviteTitle" />
      </Heading>
      <Text>
        <FormattedMessage id="profile.inviteText" />
      </Text>
      <Text>
        <FormattedMessage id="profile.inviteSaves" values={{ count }} />
      </Text>
      <Ways>
        <Button tone="primary" onClick={() => openDialog('createAccount')}>
          <FormattedMessage id="auth.create" />
        </Button>
        <Button onClick={() => openDialog('signIn')}>
          <FormattedMessage id="auth.signIn" />
        </Button>
      </Ways>
    </Card>
  );
}
