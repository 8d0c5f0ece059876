import type { Restaurant } from '../database/__generated__/prisma/client';
import { escapeHtml } from '../text/escapeHtml';

type Facts = Pick<
  Restaurant,
  'name' | 'cuisine' | 'priceRange' | 'address' | 'city' | 'state' | 'description' | 'isSample'
>;

/** What a visitor without a session (or a crawler) reads of a shared place, under the landing: stored facts, as text. */
export function summarizePlace(place: Facts): string {
  const where = [place.address, place.city, place.state].filter(Boolean).join(', ');
  const facts = [place.cuisine, place.priceRange, where].filter(Boolean).join(' · ');
  const sample = place.isSample ? '<p>Sample data: an invented restaurant.</p>' : '';
  const description = place.description ? `<p>${escapeHtml(place.description)}</p>` : '';
  return `<section id="place-summary" class="place-summary"><h2>${escapeHtml(place.name)}</h2><p>${escapeHtml(facts)}</p>${description}${sample}</section>`;
}
