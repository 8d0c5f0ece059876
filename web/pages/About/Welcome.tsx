import styled from 'styled-components';
import { Notice } from '../../intl/Notice';
import { TableForTwo } from './TableForTwo';

const Opening = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: 20px clamp(32px, 6vw, 88px);
  @media (min-width: 860px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;
const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(18px, 2.6vw, 30px);
`;
const Heading = styled.h1`
  max-width: 9em;
  font-size: clamp(2.75rem, 1.5rem + 5.4vw, 5.75rem);
  font-weight: 600;
  line-height: 0.99;
  letter-spacing: -0.026em;
  text-wrap: pretty;
`;
const Lede = styled.p`
  max-width: 34em;
  font-family: var(--serif);
  font-size: clamp(1.1875rem, 1.05rem + 0.7vw, 1.5rem);
  line-height: 1.45;
`;
const Picture = styled.div`
  order: -1;
  width: min(82%, 340px);
  margin-inline: auto;
  @media (min-width: 860px) {
    order: 0;
    width: min(100%, 480px);
  }
`;

/** The welcome: a large sentence, its explanation, and a picture of a table for two. */
export function Welcome() {
  return (
    <Opening>
      <Words>
        <Heading>
          <Notice id="about.title" />
        </Heading>
        <Lede>
          <Notice id="about.welcome" />
        </Lede>
      </Words>
      <Picture>
        <TableForTwo />
      </Picture>
    </Opening>
  );
}
