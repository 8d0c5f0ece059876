import styled from 'styled-components';

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.45rem;
  color: var(--ink);
`;
const Word = styled.span<{ $crowded: boolean }>`
  font-family: var(--serif);
  font-size: 1.625rem;
  font-weight: 680;
  line-height: 1;
  letter-spacing: -0.035em;
  @media (max-width: 419px) {
    display: ${({ $crowded }) => ($crowded ? 'none' : 'inline')};
  }
`;

/**
 * The symbol (a bitten disc) and the word "Fuud". `name` is the accessible name; leave it out inside a link that has a
 * name. `crowded` hides the word on phones.
 */
export function Logo({ name, crowded = false }: { name?: string; crowded?: boolean }) {
  return (
    <Row {...(name ? { role: 'img', 'aria-label': name } : {})}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <path
          fill="var(--accent)"
          d="M21.6 1.1A16 16 0 1 0 31.9 14a5.2 5.2 0 0 1-5.7-3.3 4.9 4.9 0 0 1-4.3-4.9 5.1 5.1 0 0 1-.3-4.7z"
        />
        <circle cx="14.5" cy="17.5" r="7.2" fill="var(--saffron)" />
      </svg>
      <Word aria-hidden $crowded={crowded}>
        Fuud
      </Word>
    </Row>
  );
}
