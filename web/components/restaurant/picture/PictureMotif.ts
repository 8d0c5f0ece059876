/** The patterns of PlacePlaceholder; Motif draws them. */
export type PictureMotif =
  | 'gingham'
  | 'waves'
  | 'rays'
  | 'tiles'
  | 'lattice'
  | 'awning'
  | 'rings'
  | 'seeds'
  | 'chevrons'
  | 'steam';
