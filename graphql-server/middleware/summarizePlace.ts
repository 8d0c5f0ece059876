import type { Restaurant } from '../database/__generated__/prisma/client';
import { cuisinesOf } from '../facts/cuisines';
import type { PictureAddresses } from '../images/pictureAddresses';
import type { PictureSize } from '../images/pictureSizes';
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
  | 'isClosed'
  | 'delistedAt'
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

const closed: Record<Language, string> = {
  en: 'This place has closed for good.',
  es: 'Este lugar cerró definitivamente.',
  zh: '这家餐厅已永久停业。',
  ko: '이 식당은 폐업했습니다.',
};

/** The beginning of the note on the restaurant's page (restaurant.notListed in web/intl). */
const delisted: Record<Language, string> = {
  en: 'This restaurant is no longer in our listings.',
  es: 'Este restaurante ya no figura en nuestro catálogo.',
  zh: '这家餐厅已不在我们的名录中。',
  ko: '이 식당은 더 이상 Fuud에 등록되어 있지 않습니다.',
};

/** The most important stored facts in one line: cuisines, price, neighborhood, address. */
export function factsLine(place: Facts, language: Language): string {
  const address = [place.address, place.city, place.state].filter(Boolean).join(', ');
  const cuisines = cuisinesOf(place.cuisine).map(({ label }) => label[language]);
  return [cuisines.join(', '), place.priceRange, place.neighborhood, address].filter(Boolean).join(' · ');
}

/** What a user must know besides the facts: the restaurant closed for good, is no longer listed, or is invented. */
export function notesOf(place: Facts, language: Language): string {
  const ended = place.isClosed ? closed[language] : place.delistedAt && delisted[language];
  return [ended, place.isSample && sample[language]].filter(Boolean).join(' ');
}

/** The path of the first picture that is not an illustration; null if there is none. */
export function ownPicture(place: Facts, addresses: PictureAddresses, size: PictureSize): string | null {
  const own = picturesOf(place, addresses).find(({ isIllustration }) => !isIllustration);
  return own ? addresses.of(own.source, size) : null;
}

/**
 * The HTML card that shows a restaurant above the landing page to visitors without a session and to crawlers. The card
 * contains stored facts, and the first picture that is not an illustration, if any. The line of facts and the
 * notes are in all four languages, and CSS shows only the language of the page. The name and the description are shown
 * as they are stored.
 */
export function summarizePlace(place: Facts, addresses: PictureAddresses): string {
  const inAll = (say: (language: Language) => string) =>
    LANGUAGES.map((language) => `<p lang="${language}">${escapeHtml(say(language))}</p>`).join('');
  const path = ownPicture(place, addresses, '600x400');
  const picture = path ? `<img src="${escapeHtml(path)}" width="600" height="400" alt="">` : '';
  const description = place.description ? `<p class="about">${escapeHtml(place.description)}</p>` : '';
  const words = `<h2>${escapeHtml(place.name)}</h2>${inAll((language) => factsLine(place, language))}${description}`;
  const notes = notesOf(place, 'en') ? inAll((language) => notesOf(place, language)) : '';
  return `<section id="place-summary"><article>${picture}<div>${words}${notes}</div></article></section>`;
}
