import styled from 'styled-components';

const Picture = styled.svg`
  width: 100%;
  height: auto;
  overflow: visible;
`;

const dumplings = [
  [338, 302, -24],
  [372, 292, 12],
  [394, 326, 58],
  [352, 338, -8],
] as const;

function Bowl() {
  return (
    <g>
      <circle cx="194" cy="208" r="126" fill="#5c2410" opacity="0.16" />
      <circle cx="188" cy="196" r="126" fill="var(--raised)" stroke="var(--line)" strokeWidth="2" />
      <circle cx="188" cy="196" r="98" fill="#8f2f16" />
      <circle cx="188" cy="196" r="92" fill="#d9782f" />
      <path
        d="M118 214q22-34 48-14t44-10 54 4M124 238q24-26 46-10t44-8 46 2M142 260q20-18 40-6t50-6"
        fill="none"
        stroke="#f7dda2"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <g transform="translate(228 158) rotate(18)">
        <ellipse rx="36" ry="28" fill="#fffaf0" />
        <circle cx="2" cy="1" r="15" fill="#f3a62a" />
        <circle cx="-3" cy="-4" r="4.5" fill="#fbd078" />
      </g>
      <g fill="none" stroke="#5f8f3e" strokeWidth="7">
        <circle cx="142" cy="160" r="10" />
        <circle cx="168" cy="140" r="8" />
        <circle cx="134" cy="188" r="6" />
      </g>
      <g fill="#a51d12">
        <circle cx="196" cy="168" r="4" />
        <circle cx="176" cy="186" r="3" />
        <circle cx="244" cy="214" r="4" />
        <circle cx="222" cy="246" r="3" />
      </g>
    </g>
  );
}

function SharedPlate() {
  return (
    <g>
      <circle cx="371" cy="328" r="92" fill="#5c2410" opacity="0.16" />
      <circle cx="366" cy="318" r="92" fill="var(--raised)" stroke="var(--line)" strokeWidth="2" />
      <circle cx="366" cy="318" r="68" fill="var(--surface)" stroke="var(--line)" strokeWidth="2" />
      {dumplings.map(([x, y, turn]) => (
        <g key={turn} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path d="M-25 8C-24-18 24-18 25 8 14 15-14 15-25 8z" fill="#fbe7c3" stroke="#d9b27c" strokeWidth="2" />
          <path d="M-15-3q4-6 8-1 4-6 8 0 4-5 8 1" fill="none" stroke="#d9b27c" strokeWidth="2.5" />
        </g>
      ))}
    </g>
  );
}

function Glass() {
  return (
    <g>
      <circle cx="388" cy="146" r="46" fill="#5c2410" opacity="0.16" />
      <circle cx="384" cy="138" r="46" fill="var(--raised)" stroke="var(--line)" strokeWidth="2" />
      <circle cx="384" cy="138" r="36" fill="#e9c46a" />
      <circle cx="392" cy="130" r="15" fill="#f6e3a1" stroke="#5f8f3e" strokeWidth="4" />
      <path d="M392 118v24M380 130h24" stroke="#5f8f3e" strokeWidth="2" />
    </g>
  );
}

/** A small table seen from above: a bowl, a plate to share, a glass and chopsticks. Decoration only. */
export function TableForTwo() {
  return (
    <Picture viewBox="0 0 480 440" aria-hidden="true" focusable="false">
      <circle cx="252" cy="222" r="216" fill="var(--accent-soft)" />
      <Bowl />
      <SharedPlate />
      <Glass />
      <g strokeLinecap="round">
        <path d="M74 330l118 66M64 350l122 54" stroke="#5c2410" strokeWidth="12" opacity="0.16" />
        <path d="M70 322l118 66M60 342l122 54" stroke="#8a4a26" strokeWidth="8" />
        <path d="M70 322l24 13M60 342l25 11" stroke="var(--accent)" strokeWidth="8" />
      </g>
      <g transform="rotate(-16 280 402)">
        <path d="M256 402c9-20 38-24 56-3-16 23-44 23-56 3z" fill="#5f8f3e" />
        <path d="M262 401q24-6 44-2" fill="none" stroke="#3f6a29" strokeWidth="2" />
      </g>
    </Picture>
  );
}
