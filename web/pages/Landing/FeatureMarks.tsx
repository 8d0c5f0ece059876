const box = { viewBox: '0 0 56 56', width: 56, height: 56 };

/** A speech bubble that is a plate: search in one's own words. */
export function PlateMark() {
  return (
    <svg {...box} aria-hidden="true">
      <path d="M28 4a23 23 0 1 1-14 41.3L4 50l4-11A23 23 0 0 1 28 4z" fill="var(--accent)" />
      <circle cx="28" cy="27" r="13" fill="var(--surface)" />
      <path d="M21 29c3-7 6 1 9-3s5 0 6 2" fill="none" stroke="var(--accent)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

/** A cut stone under a cloche's curve: places few know. */
export function GemMark() {
  return (
    <svg {...box} aria-hidden="true">
      <path d="M6 22a22 22 0 0 1 44 0z" fill="var(--saffron)" />
      <path d="M8 22h40L28 52z" fill="var(--ink)" />
      <path d="M20 22l8 30 8-30z" fill="var(--surface)" opacity="0.32" />
      <circle cx="28" cy="4" r="3" fill="var(--ink)" />
    </svg>
  );
}

/** A spoon that holds a heart: what one likes. */
export function SpoonMark() {
  return (
    <svg {...box} aria-hidden="true">
      <path
        d="M36 3c10 0 17 8 17 17 0 10-8 17-17 17-3 0-6-1-8-2L12 52a5 5 0 0 1-8-7l17-16c-1-3-2-6-2-9C19 10 27 3 36 3z"
        fill="var(--herb)"
      />
      <path d="M36 28c-6-4-9-7-9-11a5 5 0 0 1 9-3 5 5 0 0 1 9 3c0 4-3 7-9 11z" fill="var(--surface)" />
    </svg>
  );
}
