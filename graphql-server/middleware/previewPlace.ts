import type { Restaurant } from '../database/__generated__/prisma/client';
import { cuisinesOf } from '../facts/cuisines';
import type { PictureAddresses } from '../images/pictureAddresses';
import { cutText } from '../text/cutText';
import { escapeHtml } from '../text/escapeHtml';
import { factsLine, notesOf, ownPicture } from './summarizePlace';

/** The most characters of a description that a preview shows. */
const MAX_DESCRIPTION = 200;

/**
 * The page with a head for this restaurant: its name as the title, stored facts as the description, and the tags from
 * which messengers and search engines make a preview. An unknown fact has no tag. An illustration gets no tag either,
 * because it does not show the place. `site` is the address of this server, without a slash at its end.
 */
export function previewPlace(page: string, place: Restaurant, addresses: PictureAddresses, site: string): string {
  const { id, name } = place;
  const path = ownPicture(place, addresses, '800x600');
  const url = `${site}/restaurant/${id}`;
  const image = path && `${site}${path}`;
  const about = [notesOf(place, 'en'), factsLine(place, 'en'), place.description];
  const description = inOneLine(about.filter(Boolean).join(' · '));
  const open = [
    ['og:site_name', 'Fuud'],
    ['og:type', 'website'],
    ['og:title', name],
    ['og:description', description],
    ['og:url', url],
    ...(image ? [['og:image', image]] : []),
  ].map(([property = '', content = '']) => `<meta property="${property}" content="${escapeHtml(content)}" />`);
  const canonical = `<link rel="canonical" href="${escapeHtml(url)}" />`;
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(name)} · Fuud</title>`)
    .replace(/<meta name="description"[^>]*>/, () =>
      [
        `<meta name="description" content="${escapeHtml(description)}" />`,
        canonical,
        ...open,
        dataOf(place, url, image),
      ]
        .filter(Boolean)
        .join('\n    '),
    );
}

/**
 * The stored facts in the words of schema.org, as a script element. Empty for a place that is invented, hidden, no
 * longer listed, closed for good or not open to the public, so that search engines do not show it as a restaurant.
 */
function dataOf(place: Restaurant, url: string, image: string | null): string {
  if (place.isSample || place.isClosed || place.delistedAt || place.hiddenAt || place.audience !== 'public') return '';
  const { name, address, city, state, postalCode, latitude, longitude, cuisine, priceRange, phone } = place;
  const servesCuisine = cuisinesOf(cuisine).map(({ label }) => label.en);
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name,
    url,
    address: known({
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city,
      addressRegion: state,
      postalCode,
      addressCountry: 'US',
    }),
    ...known({ servesCuisine: servesCuisine.length > 0 ? servesCuisine : null, priceRange, telephone: phone, image }),
    ...(latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  };
  const json = JSON.stringify(data).replaceAll('<', '\\u003c'); // a text such as </script> must not end the element
  return `<script type="application/ld+json" nonce="__CSP_NONCE__">${json}</script>`;
}

const known = (facts: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== null));

function inOneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > MAX_DESCRIPTION ? `${cutText(line, MAX_DESCRIPTION - 1)}…` : line;
}
