/** The URL of the map style, from <html data-map-style>; null if the operator set none. */
export const mapStyle = (): string | null => document.documentElement.dataset.mapStyle || null;
