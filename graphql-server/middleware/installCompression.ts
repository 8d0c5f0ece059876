import compression from 'compression';
import type { Step } from '../request/chain';

/**
 * Compresses dynamic answers with fast gzip, which removes most of the bytes. Brotli would take more time than
 * computing the answer. Built files are compressed at build time (installAssets).
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
