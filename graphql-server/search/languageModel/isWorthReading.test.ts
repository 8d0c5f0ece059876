import { isWorthReading } from './isWorthReading';

const worth = (text: string, scope: 'matching' | 'everything' = 'matching') => isWorthReading({ text, scope } as never);

test.each(['ramen', 'cheap tacos', '拉面', '!!!'])('the craving "%s" needs no language model', (text) => {
  expect(worth(text)).toBe(false);
});

test.each(['my dad cannot hear', '安静一点的地方吃饭', '조용한 데서 먹고 싶어'])(
  'the craving "%s" is worth reading with a language model, but only if its scope is "matching"',
  (text) => {
    expect(worth(text)).toBe(true);
    expect(worth(text, 'everything')).toBe(false);
  },
);
