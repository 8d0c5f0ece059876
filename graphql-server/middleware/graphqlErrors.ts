import { type DocumentNode, GraphQLError, Kind, type OperationDefinitionNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../context/context';
import { asUnavailable } from '../database/asUnavailable';
import { describeError } from '../errors/describeError';
import type { UserError } from '../errors/UserError';
import { log } from '../log';
import { statusByCode } from '../request/statusByCode';
import { asUserError } from '../schema/errors/UserErrorsPlugin';

/** Gives every error of an execution a code: expected ones keep their words, unexpected ones are logged and masked. */
export const answerAsExpected: Plugin<Context> = {
  onExecute({ args }) {
    const { requestId } = args.contextValue as Context;
    const operation = nameOf(args.document, args.operationName);
    return {
      onExecuteDone({ result, setResult }) {
        if (!('errors' in result) || !result.errors?.length) return;
        const errors = result.errors.map((error) => present(error, requestId, operation));
        if (!isAnsweredInPart(result.data)) tellStatus(errors);
        setResult({ ...result, errors });
      },
    };
  },
};

function present(error: GraphQLError, requestId: string, operation: string): GraphQLError {
  const cause = innermost(error);
  const expected = asUserError(cause);
  if (expected) return told(error, expected);
  if (cause instanceof GraphQLError) {
    return cause.extensions.code
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
 * What a query was refused for. Bad arguments share one code; `reason` is the code mutations would tell. `field` and `path`
 * are those of UserError in the graph: the argument, or the field of an input, and the way to it from the arguments.
 */
function told(error: GraphQLError, refusal: UserError): GraphQLError {
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

/** Where nothing at all is answered because we cannot just now, HTTP says so too, and when to try again. */
function tellStatus(errors: GraphQLError[]): void {
  const cause = errors.find(({ extensions }) => extensions.status === 503);
  if (!cause) return;
  cause.extensions.http = { status: 503, headers: { 'retry-after': String(cause.extensions.retryAfterSeconds ?? 5) } };
}

/** For what fails outside an execution, e.g. while the context is made. */
export function maskUnexpected(error: unknown): Error {
  if (error instanceof GraphQLError && innermost(error) instanceof GraphQLError) {
    if (error.extensions.originalError) {
      delete error.extensions.originalError; // a parser's words, with a piece of what was sent
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
  const number = requestId ? ` If it happens again, tell us this number: ${requestId}` : '';
  return `Something went wrong on our side.${number}`;
}

/** The name of the operation that runs: the one asked for, else the document's only one. */
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
