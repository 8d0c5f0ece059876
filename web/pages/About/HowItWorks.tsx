import styled from 'styled-components';
import { Notice } from '../../intl/Notice';

const Part = styled.section`
  margin-top: clamp(56px, 9vw, 112px);
`;
const Title = styled.h2`
  font-size: clamp(2rem, 1.5rem + 2.4vw, 3.25rem);
`;
const Steps = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px clamp(28px, 5vw, 72px);
  margin-top: clamp(20px, 3vw, 36px);
  counter-reset: step;
  @media (min-width: 860px) {
    grid-template-columns: repeat(3, 1fr);
  }
`;
const Step = styled.li`
  display: grid;
  grid-template: auto 1fr / auto minmax(0, 1fr);
  align-items: start;
  gap: 0 18px;
  padding-top: 20px;
  border-top: 1.5px solid var(--ink);
  counter-increment: step;
  &::before {
    content: counter(step);
    grid-row: span 2;
    min-width: 0.62em;
    margin-top: -0.06em;
    color: var(--accent);
    font-family: var(--serif);
    font-size: clamp(4rem, 3rem + 3vw, 6.5rem);
    font-weight: 560;
    font-feature-settings: "lnum";
    line-height: 0.9;
  }
`;
const Name = styled.h3`
  font-size: clamp(1.375rem, 1.2rem + 0.6vw, 1.75rem);
`;
const Text = styled.p`
  margin-top: 8px;
  color: var(--ink-soft);
  font-size: 1.0625rem;
`;

const steps = [
  { name: 'about.step1', text: 'about.step1Text' },
  { name: 'about.step2', text: 'about.step2Text' },
  { name: 'about.step3', text: 'about.step3Text' },
] as const;

/** Explains in three steps how a user finds a restaurant with Fuud. */
export function HowItWorks() {
  return (
    <Part aria-labelledby="about-steps">
      <Title id="about-steps">
        <Notice id="about.stepsTitle" />
      </Title>
      <Steps>
        {steps.map(({ name, text }) => (
          <Step key={name}>
            <Name>
              <Notice id={name} />
            </Name>
            <Text>
              <Notice id={text} />
            </Text>
          </Step>
        ))}
      </Steps>
    </Part>
  );
}
