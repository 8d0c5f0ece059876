import styled, { css } from 'styled-components';
import { Notice } from '../../intl/Notice';
import { Contents } from './Contents';
import { InShort } from './InShort';
import type { NoticeLinks } from './NoticeLinks';
import { NoticeSection } from './NoticeSection';
import { proseStyle } from './proseStyle';
import { sections } from './sections';

const Layout = styled.div<{ $beside: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(24px, 4vw, 32px);
  margin-top: clamp(20px, 3vw, 28px);
  ${({ $beside }) =>
    $beside &&
    css`
      @media (min-width: 1040px) {
        grid-template-columns: 15.5rem minmax(0, 1fr);
        gap: 40px clamp(48px, 7vw, 104px);
        > nav {
          position: sticky;
          top: calc(var(--header-height) + 24px);
          align-self: start;
          max-height: calc(100dvh - var(--header-height) - 48px);
          overflow-y: auto;
        }
        > section {
          grid-column: 1 / -1;
        }
      }
    `}
`;
const Updated = styled.p`
  color: var(--ink-soft);
  font-weight: 560;
`;
const Intro = styled.p`
  max-width: 40rem;
  margin-top: 0.75rem;
  font-size: 1.125rem;
  line-height: 1.6;
`;
const Text = styled.div`
  ${proseStyle}
`;

/** Props of PrivacyNotice: its link components, and whether the table of contents may be beside the text. */
export type PrivacyNoticeProps = { links: NoticeLinks; beside?: boolean };

/**
 * The privacy notice without its title. It needs the notices' texts (`loadNoticeTexts`) and a Relay environment. The
 * texts must always be true: if you change what the product stores, sends or shows, change the texts too.
 */
export function PrivacyNotice({ links, beside = false }: PrivacyNoticeProps) {
  return (
    <>
      <Updated>
        <Notice id="privacy.updated" />
      </Updated>
      <Intro>
        <Notice id="privacy.intro" />
      </Intro>
      <Layout $beside={beside}>
        <InShort />
        <Contents SectionLink={links.SectionLink} beside={beside} />
        <Text>
          {sections.map((section) => (
            <NoticeSection key={section.id} section={section} links={links} />
          ))}
        </Text>
      </Layout>
    </>
  );
}
