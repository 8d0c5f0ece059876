import styled from 'styled-components';
import { Notice } from '../../intl/Notice';

const Band = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px clamp(32px, 6vw, 88px);
  margin-top: clamp(56px, 9vw, 112px);
  padding: clamp(32px, 6vw, 80px) clamp(24px, 6vw, 80px);
  border-radius: calc(var(--radius) * 1.5);
  background: var(--accent-soft);
  @media (min-width: 860px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: end;
  }
`;
const Title = styled.h2`
  font-family: var(--sans);
  font-size: 1.0625rem;
  font-weight: 650;
  letter-spacing: 0;
  @media (min-width: 860px) {
    grid-column: 1 / -1;
  }
`;
const Sentence = styled.p`
  font-family: var(--serif);
  font-size: clamp(1.875rem, 1.3rem + 2.8vw, 3.5rem);
  font-weight: 520;
  line-height: 1.08;
  letter-spacing: -0.02em;
  text-wrap: balance;
  &:lang(zh),
  &:lang(ko) {
    line-height: 1.25;
    letter-spacing: 0;
    overflow-wrap: anywhere;
    word-break: keep-all;
  }
`;
const Text = styled.p`
  font-size: 1.125rem;
  line-height: 1.55;
`;

/** The vision of Fuud. */
export function Vision() {
  return (
    <Band aria-labelledby="about-vision">
      <Title id="about-vision">
        <Notice id="about.visionTitle" />
      </Title>
      <Sentence>
        <Notice id="about.vision" />
      </Sentence>
      <Text>
        <Notice id="about.visionText" />
      </Text>
    </Band>
  );
}
