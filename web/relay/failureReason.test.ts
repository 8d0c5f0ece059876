import { failureReason } from './failureReason';
import { RequestError } from './RequestError';

const error = (code: string | undefined, retryAfterSeconds?: number) =>
  new RequestError('graphql', '503', { status: 503, code, retryAfterSeconds });

test.each([
  [error('OVERLOADED', 7), 'problem.overloaded', 7],
  [error('UNAVAILABLE'), 'problem.unavailable', 0],
  [{ code: 'UNAVAILABLE', retryAfterSeconds: 3 }, 'problem.unavailable', 3],
  [{ code: 'QUOTA_REACHED', retryAfterSeconds: null }, 'save.quotaReached', 0],
])('the failure %j has the message %s', (failure, id, seconds) => {
  expect(failureReason(failure)).toEqual({ id, values: { seconds } });
});

test.each([[error(undefined)], [error('INTERNAL')], [{ code: 'NOT_FOUND' }], [new Error('x')], [null], [undefined]])(
  'the failure %s has no message',
  (failure) => expect(failureReason(failure)).toBeNull(),
);
