import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import { InputValidationError } from '@pothos/plugin-validation';
import type { GraphQLFieldResolver } from 'graphql';
import { asUnavailable } from '../../database/asUnavailable';
import { userErrorFrom } from '../../domain/input/parseInput';
import { UserError } from '../../errors/UserError';

/** The plugin's name in the builder's list. */
export const USER_ERRORS_PLUGIN = 'userErrors' as const;

/** The payload of a refused mutation, with the reasons why nothing changed. */
export interface FailedPayload {
  userErrors: UserError[];
}

/** A field of a mutation's input. Every payload repeats its value, see clientMutationId.ts. */
export interface WithClientMutationId {
  clientMutationId?: string | null;
}

const MAX_CLIENT_MUTATION_ID = 200;

/**
 * Returns expected errors of mutations as data: UserErrors, invalid input and an unreachable database become the
 * payload's userErrors. All other errors remain errors. Every payload has the caller's clientMutationId, or the
 * beginning of a clientMutationId that is too long.
 */
class UserErrorsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapArgMappers(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object> | undefined,
    { parentType }: PothosOutputFieldConfig<Types>,
  ): typeof resolver {
    if (!resolver || parentType !== 'Mutation') return resolver;
    return async (root, args, context, info) => {
      const clientMutationId = (args as { input?: WithClientMutationId }).input?.clientMutationId;
      try {
        if (clientMutationId && clientMutationId.length > MAX_CLIENT_MUTATION_ID) throw tooLong();
        return { ...((await resolver(root, args, context, info)) as object), clientMutationId };
      } catch (error) {
        const expected = asUserError(error);
        if (!expected) throw error;
        return {
          userErrors: [expected],
          clientMutationId: clientMutationId?.slice(0, MAX_CLIENT_MUTATION_ID),
        } satisfies FailedPayload & WithClientMutationId;
      }
    };
  }
}

const tooLong = () =>
  new UserError('TOO_LONG', `clientMutationId must be at most ${MAX_CLIENT_MUTATION_ID} characters; shorten it`, {
    field: 'clientMutationId',
  });

/**
 * Returns an expected error as a UserError. Expected errors are a UserError, invalid input and an unreachable database.
 * Returns null for all other errors.
 */
export function asUserError(error: unknown): UserError | null {
  if (error instanceof UserError) return error;
  return error instanceof InputValidationError ? userErrorFrom(error.issues) : asUnavailable(error);
}

SchemaBuilder.registerPlugin(USER_ERRORS_PLUGIN, UserErrorsPlugin);

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      [USER_ERRORS_PLUGIN]: UserErrorsPlugin<Types>;
    }
  }
}
