import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import type { NoticeLinks } from '../../components/privacy/NoticeLinks';
import { PrivacyNotice } from '../../components/privacy/PrivacyNotice';
import { isSectionId } from '../../components/privacy/sections';
import { Notice } from '../../intl/Notice';

const Heading = styled.h1`
  max-width: 13em;
  margin-bottom: 20px;
  font-size: clamp(2.5rem, 1.7rem + 3.4vw, 4.5rem);
  font-weight: 600;
  line-height: 1.02;
  letter-spacing: -0.024em;
`;

const links: NoticeLinks = {
  SectionLink: ({ id, children }) => <Link to={{ hash: id }}>{children}</Link>,
  PageLink: ({ to, children }) => <Link to={to}>{children}</Link>,
};

/**
 * The tab with the privacy notice. The section that the address names gets the focus. After a press on a link, the
 * router scrolls to the section. After a press on the back button, the router restores the old scroll position. This
 * component scrolls to the section if the address was opened or typed, or if the page is still at its top.
 */
export function PrivacyPanel() {
  const { hash, key } = useLocation();
  useEffect(() => {
    const id = hash.slice(1);
    const section = isSectionId(id) ? document.getElementById(id) : null;
    // The key "default" means that the router did not make this navigation.
    if (key === 'default' || window.scrollY === 0) section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [hash, key]);
  return (
    <>
      <Heading>
        <Notice id="privacy.title" />
      </Heading>
      <PrivacyNotice links={links} beside />
    </>
  );
}
