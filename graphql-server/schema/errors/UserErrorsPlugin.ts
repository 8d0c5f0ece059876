import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import { InputValidationError } from '@pothos/plugin-validation';
import type { GraphQLFieldResolver } from 'graphql';
import { asUnavailable } from '../../database/asUnavailable';
import { userErrorFrom } from '../../domain/input/parseInput';
import { UserError } from '../../errors/UserError';

/** The plugin's name, by which the builder lists it. */
export const USER_ERRORS_PLUGIN = 'userErrors' as const;

/** The payload of a mutation that failed as expected: nothing changed, and why. */
export interface FailedPayload {
  userErrors: UserError[];
}

/** What every payload gives back of its mutation's input, see clientMutationId.ts. */
export interface MarkedPayload {
  clientMutationId?: string | null;
}

const LONGEST_MARK = 200;

/**
 * Expected failures of mutations are data: whatever domain functions refuse, input that a schema does not let through
 * and scopes the viewer lacks become the payload's userErrors. Everything else goes on as an error. Either way the payload
 * carries the caller's own mark.
 */
class UserErrorsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapArgMappers(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object> | undefined,
    { parentType }: PothosOutputFieldConfig<Types>,
  ): typeof resolver {
    if (!resolver || parentType !== 'Mutation') return resolver;
    return async (root, args, context, info) => {
      const mark = (args as { input?: MarkedPayload }).input?.clientMutationId;
      try {
        if (mark && mark.length > LONGEST_MARK) throw tooLong();
        return { ...((await resolver(root, args, context, info)) as object), clientMutationId: mark };
      } catch (error) {
        const expected = asUserError(error);
        if (!expected) throw error;
        return { userErrors: [expected], clientMutationId: mark?.slice(0, LONGEST_MARK) } satisfies FailedPayload &
          MarkedPayload;
      }
    };
  }
}

const tooLong = () =>
  new UserError('TOO_LONG', `clientMutationId must be at most ${LONGEST_MARK} characters; shorten it`, {
    field: 'clientMutationId',
  });

/** The expected failure that an error is, or null: one of ours, bad input, or a database out of reach. */
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
