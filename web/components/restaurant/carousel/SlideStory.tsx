import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { dialable } from '../facts/dialable';

/** Props of SlideStory. `story`: what is said about the restaurant; `phone`: shown only if there is no story. */
export type SlideStoryProps = {
  story: string | null | undefined;
  phone: { readonly e164: string | null | undefined; readonly display: string } | null | undefined;
};

/** The right half of a slide, only on wide screens: the story, or else the advice to call this number first. */
export function SlideStory({ story, phone }: SlideStoryProps) {
  if (story) {
    return (
      <Story>
        <p>{story}</p>
      </Story>
    );
  }
  if (!phone) return null;
  return (
    <Story>
      <p>
        <FormattedMessage id="search.callAhead" />{' '}
        <a href={`tel:${dialable(phone)}`}>
          <bdi>{phone.display}</bdi>
        </a>
      </p>
    </Story>
  );
}

/** The text in the right half. Its padding leaves room for the link in the corner. */
const Story = styled.div`
  display: none;
  @media (min-width: 1040px) {
    display: grid;
    align-content: center;
    margin: 8px 0;
    padding: 0 128px 0 28px;
    border-left: 1px solid var(--line);
  }
  p {
    display: -webkit-box;
    overflow: hidden;
    color: var(--ink-soft);
    font-family: var(--serif);
    font-size: 0.9375rem;
    line-height: 1.3;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
`;
