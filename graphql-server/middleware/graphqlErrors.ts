import { type DocumentNode, GraphQLError, Kind, type OperationDefinitionNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../context/context';
import { asUnavailable } from '../database/asUnavailable';
import { describeError } from '../errors/describeError';
import type { UserError } from '../errors/UserError';
import { log } from '../log';
import { statusByCode } from '../request/statusByCode';
import { asUserError } from '../schema/errors/UserErrorsPlugin';

/**
 * Gives every error of an execution a code. Expected errors keep their message. Unexpected errors are logged, and their
 * message is hidden. If no root field has a value, an error with the status 503 also sets the HTTP status 503.
 */
export const answerAsExpected: Plugin<Context> = {
  onExecute({ args }) {
    const { requestId } = args.contextValue as Context;
    const operation = nameOf(args.document, args.operationName);
    return {
      onExecuteDone({ result, setResult }) {
        if (!('errors' in result) || !result.errors?.length) return;
        const errors = result.errors.map((error) => present(error, requestId, operation));
        if (!isAnsweredInPart(result.data)) setUnavailableStatus(errors);
        setResult({ ...result, errors });
      },
    };
  },
};

function present(error: GraphQLError, requestId: string, operation: string): GraphQLError {
  const cause = innermost(error);
  const expected = asUserError(cause);
  if (expected) return withRefusal(error, expected);
  if (cause instanceof GraphQLError) {
    return cause.extensions?.code // graphql-jit makes errors without extensions
      ? cause
      : withExtensions(error, error.message, { code: 'BAD_USER_INPUT', status: 400 });
  }
  log.error('graphql field failed', {
    requestId,
    operation,
    path: error.path?.join('.'),
    error: describeError(cause),
  });
  return withExtensions(error, unexpectedMessage(requestId), { code: 'INTERNAL_SERVER_ERROR', status: 500, requestId });
}

/**
 * Converts an expected error of a query to a GraphQL error. All bad arguments except cursors have the same `code`.
 * `reason` is the code that a mutation would return. `field` and `path` are the same as in the GraphQL type UserError:
 * the name of the argument or input field, and the path from the arguments to this argument or field.
 */
function withRefusal(error: GraphQLError, refusal: UserError): GraphQLError {
  const { code, message, field, retryAfterSeconds, faults } = refusal;
  const { path = field === null ? [] : [field] } = faults[0];
  const status = statusByCode[code];
  return withExtensions(error, message, {
    code: status === 400 && code !== 'BAD_CURSOR' ? 'BAD_USER_INPUT' : code,
    reason: code,
    field,
    path,
    status,
    ...(retryAfterSeconds === null ? {} : { retryAfterSeconds }),
  });
}

const isAnsweredInPart = (data: object | null | undefined) => Object.values(data ?? {}).some((value) => value !== null);

/** If one of the errors has the status 503, sets the HTTP status 503 and the header Retry-After. */
function setUnavailableStatus(errors: GraphQLError[]): void {
  const cause = errors.find(({ extensions }) => extensions.status === 503);
  if (!cause) return;
  cause.extensions.http = { status: 503, headers: { 'retry-after': String(cause.extensions.retryAfterSeconds ?? 5) } };
}

/** Hides the message of an unexpected error outside an execution, e.g. an error while the context is created. */
export function maskUnexpected(error: unknown): Error {
  if (error instanceof GraphQLError && innermost(error) instanceof GraphQLError) {
    if (error.extensions.originalError) {
      delete error.extensions.originalError; // the error of a parser; its message quotes the request
      error.extensions.http = { status: 400 };
    }
    return error;
  }
  const unavailable = asUnavailable(innermost(error));
  if (unavailable) {
    const { code, message, retryAfterSeconds } = unavailable;
    return new GraphQLError(message, { extensions: { code, status: statusByCode[code], retryAfterSeconds } });
  }
  log.error('graphql request failed', { error: describeError(error) });
  return new GraphQLError(unexpectedMessage(), { extensions: { code: 'INTERNAL_SERVER_ERROR', status: 500 } });
}

function unexpectedMessage(requestId?: string): string {
  const number = requestId ? ` If it happens again, tell us this code: ${requestId}` : '';
  return `Something went wrong on our side.${number}`;
}

/** The requested name, or the name of the only operation in the document. "unnamed" if this operation has no name. */
function nameOf({ definitions }: DocumentNode, asked: string | null | undefined): string {
  const only = definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION) as
    | OperationDefinitionNode
    | undefined;
  return asked ?? only?.name?.value ?? 'unnamed';
}

function innermost(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? innermost(error.originalError) : error;
}

function withExtensions({ nodes, path }: GraphQLError, message: string, extensions: Record<string, unknown>) {
  return new GraphQLError(message, { nodes, path, extensions });
}
