import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { GemMark, HeartMark, PlateMark } from './FeatureMarks';

const List = styled.ul`
  display: grid;
  gap: 36px;
  @media (min-width: 860px) {
    grid-template-columns: repeat(3, 1fr);
    gap: clamp(28px, 4vw, 64px);
  }
`;
const Feature = styled.li`
  display: grid;
  grid-template-columns: 56px 1fr;
  gap: 4px 18px;
  align-items: start;
  padding-top: 24px;
  border-top: 1.5px solid var(--ink);
  @media (min-width: 860px) {
    grid-template-columns: 1fr;
    gap: 14px;
  }
`;
const Name = styled.h2`
  font-size: clamp(1.625rem, 1.3rem + 1vw, 2.125rem);
`;
const Text = styled.p`
  max-width: 34ch;
  margin-top: 6px;
  color: var(--ink-soft);
  font-size: 1.0625rem;
`;

const features = [
  { name: 'landing.smartSearch', text: 'landing.smartSearchText', Mark: PlateMark },
  { name: 'landing.hiddenGems', text: 'landing.hiddenGemsText', Mark: GemMark },
  { name: 'landing.personalized', text: 'landing.personalizedText', Mark: HeartMark },
] as const;

/** Three things that Fuud does for a diner. */
export function Features() {
  const { formatMessage } = useIntl();
  return (
    <List aria-label={formatMessage({ id: 'landing.features' })}>
      {features.map(({ name, text, Mark }) => (
        <Feature key={name}>
          <Mark />
          <div>
            <Name>
              <FormattedMessage id={name} />
            </Name>
            <Text>
              <FormattedMessage id={text} />
            </Text>
          </div>
        </Feature>
      ))}
    </List>
  );
}
