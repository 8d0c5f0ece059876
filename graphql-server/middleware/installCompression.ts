import compression from 'compression';
import type { Step } from '../request/chain';

/**
 * Compresses what is made per request, lightly: a fast gzip takes most of the bytes away, while Brotli's encoder would
 * cost more time than the answer itself. Built files are compressed once, at build time (installAssets).
 */
export function installCompression(steps: Step[]): void {
  const compress = compression({ level: 3, memLevel: 7, threshold: 1024 }) as unknown as Step;
  steps.push((request, response, next) => {
    const accepted = request.headers['accept-encoding'];
    if (!accepted) return next();
    request.headers['accept-encoding'] = accepted.replace(/\bbr\b(;q=[\d.]+)?,?\s*/g, '');
    compress(request, response, next);
  });
}
