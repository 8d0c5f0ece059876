const box = { viewBox: '0 0 56 56', width: 56, height: 56 };

/** The icon for search in the user's own words: a speech bubble in the shape of a plate. */
export function PlateMark() {
  return (
    <svg {...box} aria-hidden="true">
      <path d="M28 4a23 23 0 1 1-14 41.3L4 50l4-11A23 23 0 0 1 28 4z" fill="var(--accent)" />
      <circle cx="28" cy="27" r="13.5" fill="var(--surface)" />
      <path d="M20 29c3-7 6 1 9-3s5 0 7 2" fill="none" stroke="var(--accent)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

/** The icon for little-known places: a gem. */
export function GemMark() {
  return (
    <svg {...box} aria-hidden="true">
      <path d="M15 6h26l12 16-25 30L3 22z" fill="var(--saffron)" />
      <path d="M20 22h16l-8 30zM15 6l5 16H3zM41 6l-5 16h17z" fill="#fff" opacity="0.34" />
      <path d="M20 22 28 6l8 16z" fill="#8a4b00" opacity="0.22" />
    </svg>
  );
}

/** The icon for personal taste: a bitten heart. */
export function HeartMark() {
  return (
    <svg {...box} aria-hidden="true">
      <mask id="heart-bite">
        <rect width="56" height="56" fill="#fff" />
        <circle cx="51" cy="13" r="7.5" />
        <circle cx="54" cy="24" r="6" />
      </mask>
      <path
        d="M28 51C12 40 3 31 3 20A13 13 0 0 1 28 14a13 13 0 0 1 25 6c0 11-9 20-25 31z"
        fill="var(--herb)"
        mask="url(#heart-bite)"
      />
    </svg>
  );
}
