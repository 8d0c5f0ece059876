import styled from 'styled-components';

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  overflow: visible;
`;

/** The picture on the plate. letter: a letter sealed with a tomato slice. key: a key. done: a letter with a tick. */
export type MailPlateProps = { picture: 'letter' | 'key' | 'done' };

function Letter() {
  return (
    <g transform="rotate(-8 200 204)">
      <rect x="96" y="136" width="208" height="140" rx="12" fill="#5c2410" opacity="0.16" transform="translate(5 9)" />
      <rect x="96" y="136" width="208" height="140" rx="12" fill="#fff6e8" stroke="#e3c9a8" strokeWidth="2" />
      <path d="M100 268l78-66M300 268l-78-66" fill="none" stroke="#e3c9a8" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M100 144q100 92 104 92t96-92"
        fill="#fdeacd"
        stroke="#e3c9a8"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}

function Tomato() {
  return (
    <g transform="translate(200 222) scale(1.5)">
      <circle r="21" fill="#a51d12" />
      <circle r="17" fill="#e5533a" />
      <path d="M0-12q5 6 0 10-5-4 0-10zM11 6q-8 0-9-6 7-2 9 6zM-11 6q8 0 9-6-7-2-9 6z" fill="#f6b04c" />
    </g>
  );
}

function Tick() {
  return (
    <g transform="translate(204 226)">
      <circle r="34" fill="#5f8f3e" />
      <path
        d="M-15 1l10 11 20-23"
        fill="none"
        stroke="#fff6e8"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}

function Key() {
  return (
    <g transform="rotate(-34 200 200)" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <g stroke="#5c2410" strokeWidth="22" opacity="0.16" transform="translate(6 9)">
        <circle cx="140" cy="200" r="36" />
        <path d="M178 200h114M264 200v30M292 200v22" />
      </g>
      <g stroke="var(--saffron)" strokeWidth="20">
        <circle cx="140" cy="200" r="36" />
        <path d="M178 200h114M264 200v30M292 200v22" />
      </g>
      <path d="M114 184a30 30 0 0 1 20-15M186 195h96" stroke="#fff6e8" strokeWidth="4" opacity="0.65" />
    </g>
  );
}

/** Draws a plate with the picture on it. The drawing is only decoration, so screen readers ignore the drawing. */
export function MailPlate({ picture }: MailPlateProps) {
  return (
    <Drawing viewBox="0 0 400 400" aria-hidden="true" focusable="false">
      <circle cx="205" cy="216" r="186" fill="#5c2410" opacity="0.14" />
      <circle cx="200" cy="200" r="190" fill="var(--raised)" stroke="var(--line)" strokeWidth="2" />
      <circle cx="200" cy="200" r="150" fill="var(--surface)" stroke="var(--line)" strokeWidth="2" />
      {picture === 'key' ? <Key /> : <Letter />}
      {picture === 'letter' && <Tomato />}
      {picture === 'done' && <Tick />}
      <path d="M268 300c8-17 32-20 47-2-13 19-37 19-47 2z" fill="#5f8f3e" transform="rotate(-24 290 300)" />
    </Drawing>
  );
}
