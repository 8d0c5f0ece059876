import type { ReactNode } from 'react';
import styled from 'styled-components';
import { proseStyle } from '../../components/privacy/proseStyle';
import { serverCookieName } from '../../device/cookies';
import type { NoticeId } from '../../intl/messageIds';
import { Notice, useNotice } from '../../intl/Notice';
import { usePageTitle } from '../usePageTitle';
import { EntryList } from './EntryList';
import { cookies, deviceEntries } from './entries';
import { Necessary } from './Necessary';
import { ToPrivacyNotice } from './ToPrivacyNotice';

const Page = styled.article`
  width: 100%;
  max-width: calc(62rem + 2 * var(--gutter));
  margin: 0 auto;
  padding: clamp(20px, 4vw, 56px) var(--gutter) clamp(56px, 9vw, 112px);
`;
const Heading = styled.h1`
  max-width: 11em;
  font-size: clamp(2.5rem, 1.7rem + 3.4vw, 4.5rem);
  font-weight: 600;
  line-height: 1.02;
  letter-spacing: -0.024em;
`;
const Updated = styled.p`
  margin-top: 20px;
  color: var(--ink-soft);
  font-weight: 560;
`;
const Part = styled.section`
  margin-top: clamp(40px, 6vw, 64px);
`;
const Words = styled.div`
  ${proseStyle}
`;

const values = { b: (words: ReactNode) => <strong>{words}</strong> };

function Paragraphs({ title, texts }: { title: NoticeId; texts: readonly NoticeId[] }) {
  return (
    <Words>
      <h2>
        <Notice id={title} />
      </h2>
      {texts.map((id) => (
        <p key={id}>
          <Notice id={id} values={values} />
        </p>
      ))}
    </Words>
  );
}

/** The cookie notice: each cookie and each stored entry by name, and how to delete them. The page needs no session. */
export function CookiesPage() {
  const say = useNotice();
  const title = say('cookies.title');
  usePageTitle(title);
  return (
    <Page>
      <Heading>{title}</Heading>
      <Updated>
        <Notice id="cookies.updated" />
      </Updated>
      <Words>
        <p style={{ marginTop: '0.75rem' }}>
          <Notice id="cookies.intro" />
        </p>
      </Words>
      <Necessary />
      <Part>
        <Paragraphs title="cookies.cookies" texts={['cookies.cookiesText']} />
        <EntryList entries={cookies.map((cookie) => ({ ...cookie, name: serverCookieName(cookie.name) }))} />
      </Part>
      <Part>
        <Paragraphs title="cookies.storage" texts={['cookies.storageText']} />
        <EntryList entries={deviceEntries} />
      </Part>
      <Part>
        <Paragraphs title="cookies.clear" texts={['cookies.clearGuest', 'cookies.clearBrowser']} />
        <ToPrivacyNotice />
      </Part>
    </Page>
  );
}
