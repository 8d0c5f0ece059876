import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { MailPlate, type MailPlateProps } from './MailPlate';

const Screen = styled.section`
  display: grid;
  flex: 1;
  align-content: start;
  gap: 8px clamp(32px, 7vw, 120px);
  width: 100%;
  max-width: calc(var(--page-width) + 2 * var(--gutter));
  margin: 0 auto;
  padding: 12px var(--gutter) 64px;
  @media (min-width: 860px) {
    grid-template-columns: minmax(0, 30rem) minmax(0, 1fr);
    align-content: center;
    align-items: center;
    padding-block: 32px 96px;
  }
`;
const Picture = styled.div`
  width: 168px;
  margin-left: -22px;
  @media (min-width: 860px) {
    grid-row: 1;
    grid-column: 2;
    justify-self: center;
    width: min(100%, 440px);
    margin: 0;
  }
`;
const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: 16px;
`;
const Heading = styled.h1`
  max-width: 9.5em;
  font-size: clamp(2.5rem, 1.7rem + 3.6vw, 4.25rem);
  font-weight: 600;
  line-height: 1;
  letter-spacing: -0.024em;
  &:focus-visible {
    outline: none;
  }
`;
const Text = styled.p`
  max-width: 32em;
  color: var(--ink-soft);
  font-size: 1.125rem;
`;
const Body = styled.div`
  display: grid;
  gap: 16px;
  width: 100%;
  margin-top: 10px;
`;

/**
 * Props of FormScreen. If `announced` is true, a screen reader reads title and text when the screen changes, and the
 * heading gets the focus, because the pressed button has disappeared.
 */
export type FormScreenProps = {
  title: string;
  text: string;
  picture: MailPlateProps['picture'];
  announced?: boolean;
  children: ReactNode;
};

/**
 * A page with a heading, a text, and one short form or its result. On wide screens a drawing is on the right. On narrow
 * screens the drawing is at the top.
 */
export function FormScreen({ title, text, picture, announced = false, children }: FormScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (announced) heading.current?.focus({ preventScroll: true });
  }, [announced]);
  return (
    <Screen>
      <Picture>
        <MailPlate picture={picture} />
      </Picture>
      <Words>
        <div role={announced ? 'status' : undefined} style={{ display: 'contents' }}>
          <Heading ref={heading} tabIndex={-1}>
            {title}
          </Heading>
          <Text>{text}</Text>
        </div>
        <Body>{children}</Body>
      </Words>
    </Screen>
  );
}
