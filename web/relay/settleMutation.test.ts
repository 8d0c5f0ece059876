import type { recordSearchMutation } from '../__generated__/recordSearchMutation.graphql';
import type { RequestError } from './RequestError';
import { settleMutation } from './settleMutation';

const answered = (response: recordSearchMutation['response']) =>
  new Promise((resolve, reject) => settleMutation<recordSearchMutation>(resolve, reject).onCompleted(response));

test('a mutation resolves to its payloads, and rejects if a payload is missing', async () => {
  const response = { recordSearch: { searchRecord: null } };
  expect(await answered(response)).toBe(response);
  const failure = await answered({ recordSearch: null }).catch((error: RequestError) => error);
  expect(failure).toMatchObject({ name: 'RequestError', kind: 'graphql' });
});
