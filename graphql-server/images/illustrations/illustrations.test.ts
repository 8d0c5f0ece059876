import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from 'blurhash';
import sharp from 'sharp';
import { placeholderOf } from '../placeholderOf';
import { composeIllustration } from './composeIllustration';
import { dishes } from './dishes';
import { loadDish } from './loadDish';
import { looks } from './looks';
import { type Colours, measureColours } from './measureColours';
import { readIllustration } from './readIllustration';
import { sketchPlaceholder } from './sketchPlaceholder';

const read = (words: string) => {
  const illustration = readIllustration(`illustration:${words}`);
  if (!illustration) throw new Error(words);
  return illustration;
};

test('readIllustration reads valid texts; an invalid text, e.g. with an unknown dish or look, gives null', () => {
  expect(read('1f355+1f37a+1f33f~dusk~3')).toEqual({ dishes: ['1f355', '1f37a', '1f33f'], look: 'dusk', seed: 3 });
  for (const bad of [
    '1f355~dusk',
    '1f355~nowhere~3',
    '1f600~dusk~3',
    '1f355+~dusk~3',
    '1f355~dusk~1000',
    'constructor~dusk~3',
    '1f355~constructor~3',
    '1f355+1f355+1f355+1f355~dusk~3',
  ]) {
    expect([bad, readIllustration(`illustration:${bad}`)]).toEqual([bad, null]);
  }
});

test('every dish has a picture, and every picture has a dish', () => {
  const files = readdirSync(join(__dirname, 'dishes')).filter((name) => name.endsWith('.webp'));
  expect(files.map((name) => name.replace('.webp', '')).sort()).toEqual(Object.keys(dishes).sort());
});

test('the same dishes, look and seed give the same picture; another dish, look or seed gives another one', async () => {
  const draw = async (words: string) => (await composeIllustration(read(words), 80)).toString();
  expect(await draw('1f355~arch~5')).toBe(await draw('1f355~arch~5'));
  expect(
    new Set(await Promise.all(['1f355~arch~5', '1f355~arch~6', '1f354~arch~5', '1f355~dusk~5'].map(draw))).size,
  ).toBe(4);
});

test.each(Object.keys(looks))(
  'in the look %s, the proportion is 3:2, every pixel is opaque, and dishes are visible',
  async (look) => {
    const svg = await composeIllustration(read(`1f354+1f37a~${look}~4`), 100);
    const { data, info } = await sharp(svg).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([150, 100]);
    expect(data.filter((_, at) => at % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
    const empty = await sharp(await composeIllustration(read(`1f9c4~${look}~4`), 100))
      .ensureAlpha()
      .raw()
      .toBuffer();
    const differing = data.filter((value, at) => Math.abs(value - (empty[at] ?? 0)) > 40).length / data.length;
    expect(differing).toBeGreaterThan(0.04);
  },
);

test('the picture of a dish has no empty space above or below the dish, and its foot is measured', async () => {
  const { png, width, height, foot } = await loadDish('1f377', 100);
  expect(Math.max(width, height)).toBe(100);
  const { data } = await sharp(png).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  for (const row of [data.subarray(0, width), data.subarray(-width)]) expect(Math.max(...row)).toBeGreaterThan(20);
  expect(foot.middle).toBeCloseTo(0.5, 1);
  expect(foot.width).toBeLessThan(0.7);
});

test('the stored colors for placeholders match the pictures (if this fails, run printColours.ts)', async () => {
  const stored: Colours = (await import('./colours.json')).default;
  expect(Object.keys(stored.dishes).sort()).toEqual(Object.keys(dishes).sort());
  expect(Object.keys(stored.scenes).sort()).toEqual(Object.keys(looks).sort());
  const measured = await measureColours({ looks: ['tiles', 'dusk'], dishes: ['1f355', '2615'] });
  const channels = (colours: string[]) => [...Buffer.from(colours.join('').replaceAll('#', ''), 'hex')];
  for (const look of ['tiles', 'dusk']) {
    const [one, other] = [stored, measured].map(({ scenes }) => channels(scenes[look]?.flat() ?? [])) as [
      number[],
      number[],
    ];
    expect(one).toHaveLength(other.length);
    expect(Math.max(...one.map((value, at) => Math.abs(value - (other[at] ?? 0))))).toBeLessThan(12);
  }
  for (const [key, dish] of Object.entries(measured.dishes)) expect(stored.dishes[key]).toEqual(dish);
});

test.each(['1f355+1f345~gingham~366', '1f35c~dusk~464', '1f957~garden~299'])(
  'the sketched placeholder of %s resembles the blurred picture',
  async (words) => {
    const svg = await composeIllustration(read(words), 200);
    const [sketched, true_] = [sketchPlaceholder(read(words)), await placeholderOf({ bytes: svg, crop: 'centre' })].map(
      (hash) => [...decode(hash, 12, 8)],
    ) as [number[], number[]];
    const distance = sketched.reduce((sum, value, at) => sum + Math.abs(value - (true_[at] ?? 0)), 0) / sketched.length;
    expect(distance).toBeLessThan(20);
  },
);
