import { type ReactNode, useState } from 'react';

/** A picture that says nothing to those who do not see it; `fallback` stands there when there is none or it does not come. */
export function Picture({ src, fallback }: { src: string | null | undefined; fallback: ReactNode }) {
  const [broken, setBroken] = useState<string>();
  if (!src || src === broken) return fallback;
  return <img src={src} alt="" decoding="async" onError={() => setBroken(src)} />;
}
