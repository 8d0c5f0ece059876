/** The address of the style that maps are drawn in: <html data-map-style>; null where the operator set none. */
export const mapStyle = (): string | null => document.documentElement.dataset.mapStyle || null;
