import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureColours } from './measureColours';

/**
 * Writes colours.json again. Run this file when you have changed looks, palettes or dishes: npx tsx
 * graphql-server/images/illustrations/printColours.ts
 */
measureColours().then((colours) => {
  writeFileSync(join(__dirname, 'colours.json'), `${JSON.stringify(colours, null, 2)}\n`);
});
