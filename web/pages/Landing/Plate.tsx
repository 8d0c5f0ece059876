import styled from 'styled-components';

const Picture = styled.svg`
  width: 100%;
  height: auto;
  overflow: visible;
`;
const Rim = styled.text`
  fill: var(--ink-soft);
  font-family: var(--serif);
  font-size: 25px;
  font-weight: 480;
  
`;

type Spot = readonly [x: number, y: number, turn: number, size: number];

const cheese: Spot[] = [
  [262, 226, 20, 1.15],
  [398, 214, -30, 0.95],
  [436, 330, 60, 1.2],
  [330, 318, 10, 1.3],
  [246, 372, -50, 1],
  [376, 428, 35, 1.1],
  [300, 452, 80, 0.8],
];
const leaves: Spot[] = [
  [320, 196, 35, 1],
  [352, 262, -70, 1.1],
  [300, 400, 160, 1.15],
  [414, 262, 100, 0.85],
  [404, 390, -20, 1.1],
  [268, 300, 215, 0.95],
];
const tomatoes: Spot[] = [
  [356, 368, 0, 1],
  [298, 262, 40, 0.9],
  [440, 268, 15, 0.8],
  [330, 478, 70, 0.85],
  [232, 318, 20, 0.8],
];
const olives: Spot[] = [
  [372, 300, 0, 1],
  [282, 344, 0, 0.85],
  [350, 230, 0, 0.8],
  [442, 386, 0, 0.9],
  [326, 436, 0, 0.85],
];

const place = ([x, y, turn, size]: Spot) => `translate(${x} ${y}) rotate(${turn}) scale(${size})`;
const keyOf = (spot: Spot) => spot.slice(0, 2).join();

/**
 * The landing page's picture: a bitten pizza on a plate. `rim`: the text on the rim, which names cravings in the
 * user's language. The picture is decoration only.
 */
export function Plate({ rim }: { rim: string }) {
  return (
    <Picture viewBox="0 0 640 640" aria-hidden="true" focusable="false">
      <defs>
        <path id="plate-rim" d="M320 592a272 272 0 1 1 .1 0" />
        <mask id="plate-bite">
          <rect width="640" height="640" fill="#fff" />
          <circle cx="124" cy="246" r="40" />
          <circle cx="150" cy="300" r="44" />
          <circle cx="118" cy="352" r="42" />
        </mask>
        <g id="plate-leaf">
          <path d="M0 0C8-17 32-20 47-2 34 17 10 17 0 0z" fill="#5f8f3e" />
          <path
            d="M4 0q20-5 38-2M18-2l7-8M17-1l9 8"
            fill="none"
            stroke="#3f6a29"
            strokeWidth="1.8"
            strokeLinecap="round"
          />
        </g>
        <g id="plate-tomato">
          <circle r="21" fill="#a51d12" />
          <circle r="17" fill="#e5533a" />
          <path d="M0-12q5 6 0 10-5-4 0-10zM11 6q-8 0-9-6 7-2 9 6zM-11 6q8 0 9-6-7-2-9 6z" fill="#f6b04c" />
        </g>
        <g id="plate-olive">
          <circle r="12" fill="#3a2433" />
          <circle r="5" fill="#d9512f" />
        </g>
        <g id="plate-cheese">
          <path d="M-30-6C-28-27-6-32 12-25 33-18 36 3 25 18 12 33-14 30-25 17-31 9-31 2-30-6z" fill="#fff1d6" />
          <path d="M-13-9q8-8 18-4M3 12q9 0 12-8" fill="none" stroke="#efc98c" strokeWidth="5" strokeLinecap="round" />
        </g>
      </defs>
      <circle cx="328" cy="346" r="298" fill="#5c2410" opacity="0.14" />
      <circle cx="320" cy="320" r="304" fill="var(--raised)" stroke="var(--line)" strokeWidth="2" />
      <circle cx="320" cy="320" r="240" fill="var(--surface)" stroke="var(--line)" strokeWidth="2" />
      <Rim>
        <textPath href="#plate-rim" textLength="1690" lengthAdjust="spacing">
          {rim}
        </textPath>
      </Rim>
      <g mask="url(#plate-bite)">
        <circle cx="326" cy="328" r="206" fill="var(--scrim)" opacity="0.3" />
        <circle cx="320" cy="320" r="206" fill="#c9812f" />
        <circle cx="320" cy="318" r="201" fill="#e9ab57" />
        <circle cx="320" cy="320" r="176" fill="#b92a17" />
        <circle cx="320" cy="320" r="170" fill="#d9452a" />
        <circle
          cx="320"
          cy="320"
          r="157"
          fill="none"
          stroke="#f0a51f"
          strokeWidth="9"
          strokeLinecap="round"
          strokeDasharray="30 46 4 22 52 38 12 60"
          opacity="0.6"
        />
        {cheese.map((spot) => (
          <use key={keyOf(spot)} href="#plate-cheese" transform={place(spot)} />
        ))}
        {tomatoes.map((spot) => (
          <use key={keyOf(spot)} href="#plate-tomato" transform={place(spot)} />
        ))}
        {olives.map((spot) => (
          <use key={keyOf(spot)} href="#plate-olive" transform={place(spot)} />
        ))}
        {leaves.map((spot) => (
          <use key={keyOf(spot)} href="#plate-leaf" transform={place(spot)} />
        ))}
        <path
          d="M320 320 466 174M320 320l146 146M320 320 174 466M320 320 174 174M320 114v412M114 320h412"
          stroke="#8f1d10"
          strokeWidth="2.5"
          opacity="0.38"
        />
      </g>
      <g fill="#e9ab57">
        <circle cx="96" cy="372" r="5" />
        <circle cx="112" cy="402" r="3.5" />
        <circle cx="84" cy="338" r="3" />
      </g>
    </Picture>
  );
}
