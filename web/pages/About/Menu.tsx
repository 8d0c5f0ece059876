import styled from 'styled-components';
import type { NoticeId } from '../../intl/messageIds';
import { Notice } from '../../intl/Notice';

const Card = styled.section`
  position: relative;
  margin-top: clamp(48px, 8vw, 104px);
  padding: clamp(36px, 6vw, 76px) clamp(24px, 6vw, 88px) clamp(40px, 6vw, 80px);
  border-radius: calc(var(--radius) * 1.5);
  background: var(--surface);
  box-shadow: var(--shadow);
  &::before {
    content: '';
    position: absolute;
    inset: 10px;
    border: 1px solid var(--saffron);
    border-radius: calc(var(--radius) * 1.5 - 8px);
    outline: 1px solid var(--saffron);
    outline-offset: -5px;
    opacity: 0.75;
    pointer-events: none;
  }
`;
const Title = styled.h2`
  text-align: center;
  font-size: clamp(2rem, 1.5rem + 2.4vw, 3.25rem);
  &::after {
    content: '';
    display: block;
    width: 72px;
    height: 12px;
    margin: 18px auto 0;
    background: radial-gradient(circle at 6px 6px, var(--accent) 3.5px, transparent 4px) 0 0 / 30px 12px repeat-x;
  }
`;
const Dishes = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(28px, 4vw, 44px) clamp(40px, 7vw, 96px);
  margin-top: clamp(32px, 5vw, 56px);
  @media (min-width: 760px) {
    grid-template-columns: 1fr 1fr;
  }
`;
const Dish = styled.li`
  @media (min-width: 760px) {
    &:last-child:nth-child(odd) {
      grid-column: 1 / -1;
      justify-self: center;
      max-width: 30rem;
      text-align: center;
    }
  }
`;
const Name = styled.h3`
  font-size: clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem);
  line-height: 1.15;
`;
const Text = styled.p`
  margin-top: 8px;
  color: var(--ink-soft);
  font-size: 1.0625rem;
  line-height: 1.5;
`;

const dishes: ReadonlyArray<{ name: NoticeId; text: NoticeId }> = [
  { name: 'about.gems', text: 'about.gemsText' },
  { name: 'about.mood', text: 'about.moodText' },
  { name: 'about.info', text: 'about.infoText' },
  { name: 'about.save', text: 'about.saveText' },
  { name: 'about.share', text: 'about.shareText' },
];

/** The five things that Fuud does, in the style of a menu. */
export function Menu() {
  return (
    <Card aria-labelledby="about-does">
      <Title id="about-does">
        <Notice id="about.doesTitle" />
      </Title>
      <Dishes>
        {dishes.map(({ name, text }) => (
          <Dish key={name}>
            <Name>
              <Notice id={name} />
            </Name>
            <Text>
              <Notice id={text} />
            </Text>
          </Dish>
        ))}
      </Dishes>
    </Card>
  );
}
