import SchemaBuilder from '@pothos/core';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import ValidationPlugin from '@pothos/plugin-validation';
import type { Context } from '../context/context';
import { memberRefusal } from '../domain/accounts/requireMember';
import type PrismaTypes from './__generated__/pothos';
import { getDatamodel } from './__generated__/pothos';
import { REFUSABLE_FIELDS_PLUGIN } from './errors/RefusableFieldsPlugin';
import { USER_ERRORS_PLUGIN } from './errors/UserErrorsPlugin';
import { relayOptions } from './relayOptions';

/** The TypeScript types for the builder of the schema. index.ts loads the files that define the GraphQL types. */
export interface GraphTypes {
  Context: Context;
  PrismaTypes: PrismaTypes;
  AuthScopes: { member: boolean };
  /** The field that every connection has in addition to Relay's fields; totalCount.ts adds it. */
  Connection: { totalCount: number };
  Scalars: {
    ID: { Input: string; Output: string };
    DateTime: { Input: Date; Output: Date };
    Date: { Input: string; Output: string };
    URL: { Input: string; Output: string };
    VisitDate: { Input: string; Output: string };
  };
  DefaultFieldNullability: false;
  DefaultEdgesNullability: false;
  DefaultNodeNullability: false;
}

/**
 * The builder of the GraphQL schema. USER_ERRORS_PLUGIN is the first plugin in the list and therefore the outermost. So
 * USER_ERRORS_PLUGIN also turns errors of the other plugins into data.
 */
export const builder = new SchemaBuilder<GraphTypes>({
  plugins: [USER_ERRORS_PLUGIN, REFUSABLE_FIELDS_PLUGIN, ScopeAuthPlugin, PrismaPlugin, RelayPlugin, ValidationPlugin],
  defaultFieldNullability: false,
  prisma: { client: ({ prisma }) => prisma, dmmf: getDatamodel(), exposeDescriptions: false },
  relay: relayOptions,
  scopeAuth: {
    authScopes: ({ viewer }) => ({ member: viewer.kind === 'MEMBER' }),
    unauthorizedError: (_parent, { viewer }, _info, { message }) => memberRefusal(viewer) ?? new Error(message),
  },
});

builder.queryType({
  description:
    'Everything that can be read. A refused field is null, and `errors` contains the reason. All other fields are ' +
    'returned.',
});
builder.mutationType({
  description:
    'Everything that can be changed. Each payload contains what changed, and userErrors, which is empty on success. ' +
    'An error instead of a payload means that the operation is invalid, that it exceeds a limit or that the server ' +
    'failed.',
});
