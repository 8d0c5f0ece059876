import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Client } from './testServer';

/**
 * The data of an operation that succeeds. Lists and payloads are null only after an error, so null is removed from
 * their types. Null is also removed from the types of fields that can be null without an error, such as `restaurant`,
 * because a test knows whether it expects null.
 */
export type Answered<Data> = {
  [Field in keyof Data]: Field extends 'viewer' ? AnsweredFields<Data[Field]> : NonNullable<Data[Field]>;
};
type AnsweredFields<Data> = { [Field in keyof Data]: NonNullable<Data[Field]> };

/** Sends one typed operation. @returns its data; @throws when the answer contains errors. */
export async function operate<Data, Variables extends object>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Answered<Data>> {
  const { data, errors } = await client.graphql<Answered<Data>>(document, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Sends one typed operation that must fail. @returns its first error's message and extensions. */
export async function operateToFail<Data, Variables extends object>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<{ message: string; extensions?: Record<string, unknown> }> {
  const { data, errors } = await client.graphql<Data>(document, variables);
  const [error] = errors ?? [];
  if (!error) throw new Error(`Expected an error, got ${JSON.stringify(data)}`);
  return error;
}

/** Creates an account with the password "secret". @returns the client, now signed in, and the member's uuid. */
export async function registerMember(client: Client, username: string): Promise<{ client: Client; userId: string }> {
  const response = await client.request('/api/auth/register', { json: { username, password: 'secret' } });
  const { id } = (await response.json()) as { id: string };
  return { client, userId: id };
}
