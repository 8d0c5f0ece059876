import { z } from 'zod';
import { askJson } from '../../outbound/askJson';
import { LiveSourceError } from '../../outbound/LiveSourceError';
import { instructions } from './instructions';
import { answerSchema } from './modelAnswer';

/** A language model that can be asked. */
export interface ChatEndpoint {
  /** The model's name. A stored reading (what a model understood from a craving) is used only if this model made it. */
  model: string;
  /**
   * The model's unchecked answer to a craving.
   * @returns null when the answer has no content (as when the model refuses), or when the model reaches the token limit
   * @throws LiveSourceError when the model cannot be reached, takes too long or does not answer with a chat completion
   */
  ask(craving: string): Promise<string | null>;
}

/** The address, the name and the key of a model, from the environment. */
export interface ChatSettings {
  AI_BASE_URL?: string;
  AI_MODEL?: string;
  AI_KEY?: string;
}

/** The maximum number of tokens in an answer; a full answer has about 500 tokens. */
const LONGEST_ANSWER = 900;

const completion = z.object({
  choices: z.array(
    z.object({
      finish_reason: z.string().nullish(),
      message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
    }),
  ),
});

/**
 * A model behind any OpenAI-compatible API: POST {base}/chat/completions. The temperature is 0, and the answer must
 * follow a JSON schema. The request contains nothing about the diner except the text of the craving.
 * @returns null when no model is set up
 */
export function chatEndpoint({ AI_BASE_URL, AI_MODEL, AI_KEY }: ChatSettings): ChatEndpoint | null {
  if (!AI_BASE_URL || !AI_MODEL || !AI_KEY) return null;
  const url = new URL(`${AI_BASE_URL}/chat/completions`);
  const format = { type: 'json_schema', json_schema: { name: 'craving', strict: true, schema: answerSchema() } };
  const bodyFor = (craving: string) => ({
    model: AI_MODEL,
    temperature: 0,
    max_tokens: LONGEST_ANSWER,
    messages: [
      { role: 'system', content: instructions },
      { role: 'user', content: craving },
    ],
    response_format: format,
  });
  return {
    model: AI_MODEL,
    async ask(craving) {
      const answer = await askJson(completion, url, {
        method: 'POST',
        headers: { authorization: `Bearer ${AI_KEY}`, 'content-type': 'application/json' },
        body: JSON.stringify(bodyFor(craving)),
      });
      if (!answer) throw new LiveSourceError('404');
      const [choice] = answer.choices;
      return choice && choice.finish_reason !== 'length' ? (choice.message.content ?? null) : null;
    },
  };
}
