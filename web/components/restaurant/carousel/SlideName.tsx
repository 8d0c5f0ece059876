import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** The restaurant's name on a slide. It links to the restaurant's page. */
export function SlideName({ page, name }: { page: string; name: string }) {
  return (
    <Name>
      <NameLink to={page}>{name}</NameLink>
    </Name>
  );
}

const Name = styled.h4`
  margin: 0;
  font-family: var(--serif);
  font-size: clamp(1.125rem, 0.96rem + 0.7vw, 1.375rem);
  font-weight: 560;
  line-height: max(1.15em, 24px);
  letter-spacing: -0.015em;
  overflow-wrap: anywhere;
`;
const NameLink = styled(Link)`
  display: -webkit-box;
  overflow: hidden;
  text-decoration: none;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;
  text-wrap: balance;
  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 1.5px;
    text-underline-offset: 0.14em;
  }
`;
