import styled from 'styled-components';

const Picture = styled.svg`
  width: min(100%, 380px);
  height: auto;
  overflow: visible;
`;

/** Draws a plate with crumbs and a leaf. The drawing is only decoration, so screen readers ignore the drawing. */
export function EmptyPlate() {
  return (
    <Picture viewBox="0 0 400 400" aria-hidden="true" focusable="false">
      <circle cx="205" cy="216" r="186" fill="#5c2410" opacity="0.14" />
      <circle cx="200" cy="200" r="190" fill="var(--raised)" stroke="var(--line)" strokeWidth="2" />
      <circle cx="200" cy="200" r="142" fill="var(--surface)" stroke="var(--line)" strokeWidth="2" />
      <g fill="#e9ab57">
        <circle cx="170" cy="214" r="7" />
        <circle cx="196" cy="238" r="4" />
        <circle cx="228" cy="206" r="5" />
        <circle cx="214" cy="180" r="3" />
        <circle cx="184" cy="262" r="3" />
      </g>
      <path
        d="M138 176q26-26 58-20"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="9"
        strokeLinecap="round"
        opacity="0.55"
      />
      <path d="M246 250c8-17 32-20 47-2-13 19-37 19-47 2z" fill="#5f8f3e" transform="rotate(-24 270 250)" />
    </Picture>
  );
}
