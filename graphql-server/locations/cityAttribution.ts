/** Names, coordinates and populations of cities come from GeoNames; its licence asks to say so. */
export const cityAttribution = {
  attribution: 'City names, coordinates and populations © GeoNames',
  licence: 'CC BY 4.0',
  attributionUrl: 'https://www.geonames.org/',
} as const;
