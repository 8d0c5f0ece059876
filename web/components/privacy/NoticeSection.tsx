import { type ReactNode, Suspense } from 'react';
import styled from 'styled-components';
import { Notice, type NoticeValues } from '../../intl/Notice';
import { ContactLines } from './ContactLines';
import { ContactLinesPending } from './ContactLinesPending';
import { DataRequestForm } from './DataRequestForm';
import type { NoticeLinks } from './NoticeLinks';
import { type Block, type NoticePart, type SectionId, sections } from './sections';

const Section = styled.section`
  scroll-margin-top: 12px;
  & + & {
    margin-top: clamp(40px, 6vw, 56px);
    padding-top: clamp(32px, 5vw, 44px);
    border-top: 1px solid var(--line);
  }
  &:focus {
    outline: none;
  }
  /* Highlights the title of the section that a link or the address leads to. */
  &:focus > h2 span {
    background: linear-gradient(transparent 58%, var(--saffron-soft) 58%, var(--saffron-soft) 92%, transparent 92%);
    box-decoration-break: clone;
  }
`;

/**
 * The elements for the tags in the notice's texts: <b>, <cookies>, <settings>, and a link for each section. The tag of
 * a section is the section's id in lower case.
 */
function valuesOf({ SectionLink, PageLink }: NoticeLinks): NoticeValues {
  const toSection = ({ id }: { id: SectionId }) => [
    id.toLowerCase(),
    (words: ReactNode) => <SectionLink id={id}>{words}</SectionLink>,
  ];
  return {
    ...Object.fromEntries(sections.map(toSection)),
    b: (words: ReactNode) => <strong>{words}</strong>,
    cookies: (words: ReactNode) => <PageLink to="/cookies">{words}</PageLink>,
    settings: (words: ReactNode) => <PageLink to="/settings">{words}</PageLink>,
  };
}

function Part({ part, values }: { part: NoticePart; values: NoticeValues }) {
  if (part === 'form') return <DataRequestForm />;
  return (
    <Suspense fallback={<ContactLinesPending withPost={part === 'contact'} />}>
      <ContactLines values={values} withPost={part === 'contact'} />
    </Suspense>
  );
}

function NoticeBlock({ block, values }: { block: Block; values: NoticeValues }) {
  if ('part' in block) return <Part part={block.part} values={values} />;
  if ('list' in block) {
    return (
      <ul>
        {block.list.map((id) => (
          <li key={id}>
            <Notice id={id} values={values} />
          </li>
        ))}
      </ul>
    );
  }
  if ('heading' in block) {
    return (
      <h3>
        <Notice id={block.heading} />
      </h3>
    );
  }
  return (
    <p>
      <Notice id={block.text} values={values} />
    </p>
  );
}

/** Props of NoticeSection. */
export type NoticeSectionProps = { section: (typeof sections)[number]; links: NoticeLinks };

/** One section of the notice. The id of the section is its anchor in the address. */
export function NoticeSection({ section, links }: NoticeSectionProps) {
  const values = valuesOf(links);
  const heading = `${section.id}-title`;
  return (
    <Section id={section.id} aria-labelledby={heading} tabIndex={-1}>
      <h2 id={heading}>
        <span>
          <Notice id={section.title} />
        </span>
      </h2>
      {section.blocks.map((block) => (
        <NoticeBlock key={JSON.stringify(block)} block={block} values={values} />
      ))}
    </Section>
  );
}
