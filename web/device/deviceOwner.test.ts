import { claimDevice, ofReader } from './deviceOwner';
import { chooseStored, clearStored, readStored } from './storage';

const leaveData = () => {
  for (const key of ofReader) chooseStored(key, '[]');
};
const left = () => ofReader.filter((key) => readStored(key) !== null);

beforeEach(() => {
  clearStored();
  leaveData();
});

test.each([
  ['another member', 'bob', 0],
  ['a guest', null, 0],
  ['the same member again', 'ann', 4],
])('the data left by a session without a logout is kept only for the same member: %s', (_, next, kept) => {
  claimDevice('ann');
  leaveData();
  claimDevice(next);
  expect(left()).toHaveLength(kept);
  expect(readStored('fuud_member')).toBe(next);
});

test('a guest’s data stays for the account that the guest signs in to', () => {
  claimDevice(null);
  claimDevice('ann');
  expect(left()).toHaveLength(4);
});
