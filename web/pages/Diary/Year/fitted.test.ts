import { fitted, inLines } from './fitted';

/** A brush (canvas context) that draws every letter ten pixels wide. */
const brush = {
  measureText: (text: string) => ({ width: 10 * [...text].length }),
} as unknown as CanvasRenderingContext2D;

test('a text that is too wide is cut with an ellipsis', () => {
  expect(fitted(brush, 'Nudo House', 100)).toBe('Nudo House');
  expect(fitted(brush, 'Nudo House', 90)).toBe('Nudo Hou…');
  expect(fitted(brush, 'Nudo House', 60)).toBe('Nudo…');
});

test('a text is split between words; the last line is cut if more text remains', () => {
  expect(inLines(brush, 'Crown Candy', 110, 2)).toEqual(['Crown Candy']);
  expect(inLines(brush, 'Crown Candy Kitchen', 110, 2)).toEqual(['Crown Candy', 'Kitchen']);
  expect(inLines(brush, 'Crown Candy Kitchen', 110, 1)).toEqual(['Crown Cand…']);
});

test('every word that is wider than a line is cut', () => {
  expect(inLines(brush, 'Delicatessen Extraordinaire', 80, 2)).toEqual(['Delicat…', 'Extraor…']);
  expect(inLines(brush, 'The Delicatessen Downtown', 80, 3)).toEqual(['The', 'Delicat…', 'Downtown']);
});
