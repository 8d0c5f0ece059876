import type { Restaurant } from '../database/__generated__/prisma/client';
import { cuisinesOf } from '../facts/cuisines';
import type { PictureAddresses } from '../images/pictureAddresses';
import { picturesOf } from '../images/picturesOf';
import { LANGUAGES, type Language } from '../languages';
import { escapeHtml } from '../text/escapeHtml';

type Facts = Pick<
  Restaurant,
  | 'name'
  | 'cuisine'
  | 'priceRange'
  | 'neighborhood'
  | 'address'
  | 'city'
  | 'state'
  | 'description'
  | 'isSample'
  | 'imageUrls'
  | 'imagePlaceholders'
>;

const sample: Record<Language, string> = {
  en: 'Sample data: an invented restaurant.',
  es: 'Datos de muestra: un restaurante inventado.',
  zh: '示例数据：虚构的餐厅。',
  ko: '샘플 데이터: 가상의 식당입니다.',
};

/**
 * The HTML card that shows a restaurant above the landing page to visitors without a session and to crawlers. The card
 * contains stored facts, and the first picture that is not an illustration, if any. The line of facts and the note
 * about sample data are in all four languages, and CSS shows only the language of the page. The name and the
 * description are shown as they are stored.
 */
export function summarizePlace(place: Facts, addresses: PictureAddresses): string {
  const address = [place.address, place.city, place.state].filter(Boolean).join(', ');
  const cuisines = cuisinesOf(place.cuisine);
  const line = (language: Language) =>
    [cuisines.map(({ label }) => label[language]).join(', '), place.priceRange, place.neighborhood, address]
      .filter(Boolean)
      .join(' · ');
  const inAll = (say: (language: Language) => string) =>
    LANGUAGES.map((language) => `<p lang="${language}">${escapeHtml(say(language))}</p>`).join('');
  const own = picturesOf(place, addresses).find(({ isIllustration }) => !isIllustration);
  const path = own && addresses.of(own.source, '600x400');
  const picture = path ? `<img src="${escapeHtml(path)}" width="600" height="400" alt="">` : '';
  const description = place.description ? `<p class="about">${escapeHtml(place.description)}</p>` : '';
  const words = `<h2>${escapeHtml(place.name)}</h2>${inAll(line)}${description}`;
  const note = place.isSample ? inAll((language) => sample[language]) : '';
  return `<section id="place-summary"><article>${picture}<div>${words}${note}</div></article></section>`;
}
