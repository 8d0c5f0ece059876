import { type ReactNode, useState } from 'react';

/** A decorative picture (empty alt). Shows `fallback` if there is no picture or the picture cannot be loaded. */
export function Picture({ src, fallback }: { src: string | null | undefined; fallback: ReactNode }) {
  const [broken, setBroken] = useState<string>();
  if (!src || src === broken) return fallback;
  return <img src={src} alt="" decoding="async" onError={() => setBroken(src)} />;
}
