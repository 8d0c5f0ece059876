import { simplified } from './simplified';

test('traditional Chinese characters become simplified ones, one by one; other characters stay', () => {
  expect(simplified('有沒有不貴的壽司 sushi 스시')).toBe('有没有不贵的寿司 sushi 스시');
  expect(simplified('鮭魚')).toHaveLength(2); // other converters write 三文鱼
});
