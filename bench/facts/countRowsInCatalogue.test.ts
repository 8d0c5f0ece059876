import { countRowsInCatalogue } from './countRowsInCatalogue';

test('a skipped row counts as kept if it repeats an earlier row; no other skipped row counts as kept', () => {
  const reasons = [
    { reason: 'is already in an earlier row of this file', count: 64, examples: [] },
    { reason: 'name: is missing', count: 2, examples: [] },
  ];
  expect(countRowsInCatalogue({ read: 2671, skipped: 66, reasons })).toEqual({ kept: 2669, repeats: 64 });
  expect(countRowsInCatalogue({ read: 10, skipped: 1, reasons: reasons.slice(1) })).toEqual({ kept: 9, repeats: 0 });
});
