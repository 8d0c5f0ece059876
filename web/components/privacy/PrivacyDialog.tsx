import { type MouseEvent, type ReactNode, useState } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import styled from 'styled-components';
import { useNotice } from '../../intl/Notice';
import { getEnvironment } from '../../relay/environment';
import { Dialog } from '../../ui/Dialog';
import type { NoticeLinks } from './NoticeLinks';
import { PrivacyNotice } from './PrivacyNotice';
import type { SectionId } from './sections';

const Body = styled.div`
  margin-top: 20px;
`;

// A press on this link scrolls to the section and focuses the section. The URL of the page does not change.
function SectionLink({ id, children }: { id: SectionId; children: ReactNode }) {
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    const section = document.getElementById(id);
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  };
  return (
    <a href={`#${id}`} onClick={follow}>
      {children}
    </a>
  );
}

const links: NoticeLinks = {
  SectionLink,
  // The page /settings needs a session. Users of this dialog have no session, so they see plain text, not a link.
  PageLink: ({ to, children }) => (to === '/cookies' ? <a href={to}>{children}</a> : children),
};

/** The privacy notice for visitors without a session, in a dialog over the current page. */
export function PrivacyDialog({ closeLabel, onClose }: { closeLabel: string; onClose: () => void }) {
  const say = useNotice();
  const [environment] = useState(getEnvironment);
  return (
    <RelayEnvironmentProvider environment={environment}>
      <Dialog
        open
        wide
        onOpenChange={(open) => open || onClose()}
        title={say('about.panelPrivacy')}
        description={say('privacy.dialogText')}
        closeLabel={closeLabel}
      >
        <Body>
          <PrivacyNotice links={links} />
        </Body>
      </Dialog>
    </RelayEnvironmentProvider>
  );
}
