import { outdateAnswers } from './fetchGraphql';

/** The input of a write, with a key by which the server recognizes a repeated write. */
type Keyed<Input> = Input & { idempotencyKey: string };

const unanswered = new Map<string, { write: string; input: unknown }>();

/** A key that no other write has: 128 random bits. On plain http, browsers have no crypto.randomUUID. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Sends a write of a member's data. The connection may lose the answer. Until `send` resolves to an answer, a
 * repetition of the write to the same `subject` is sent with the same input and key, so that the server executes the
 * write only once. A different write to the subject gets a new key. After the answer, pending queries are sent again,
 * because the server may have answered them before the write.
 * @param subject what is changed, such as "saved <id>"
 * @param write the change, such as "save". It contains everything that distinguishes this write from other writes
 */
export async function writeOnce<Input extends object, Answer>(
  [subject, write]: readonly [subject: string, write: string],
  input: Input,
  send: (input: Keyed<Input>) => Promise<Answer>,
): Promise<Answer> {
  const last = unanswered.get(subject);
  const keyed = last?.write === write ? (last.input as Keyed<Input>) : { ...input, idempotencyKey: newKey() };
  unanswered.set(subject, { write, input: keyed });
  const answer = await send(keyed);
  if (unanswered.get(subject)?.input === keyed) unanswered.delete(subject);
  outdateAnswers();
  return answer;
}
