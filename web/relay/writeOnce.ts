/** The input of a write with the key that makes it the same write however often it is sent. */
type Keyed<Input> = Input & { idempotencyKey: string };

const unanswered = new Map<string, { write: string; input: unknown }>();

/** 128 random bits; crypto.randomUUID is missing where the page came over plain http. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Sends a write of what a member keeps. Until an answer came, which a connection may have lost, the same write of the same
 * `subject` is sent as it was the first time, key included: the server does it once. Another write of that subject is a new one.
 * @param subject what is written: "saved <id>"
 * @param write what is done to it, with all that makes it another write: "save"
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
  return answer;
}
