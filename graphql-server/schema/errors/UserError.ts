import type { FieldMap, ObjectRef } from '@pothos/core';
import type { UserError as DomainUserError, Fault, UserErrorCode } from '../../errors/UserError';
import { statusByCode } from '../../request/statusByCode';
import { builder, type GraphTypes } from '../builder';
import { listOf } from '../cost/fieldWeight';
import type { FailedPayload, MarkedPayload } from './UserErrorsPlugin';

const meanings: Record<UserErrorCode, string> = {
  REQUIRED: 'A field that must be filled is missing or blank.',
  INVALID: 'A value cannot be used as it is.',
  BAD_CURSOR: 'A cursor is not of this list, or of the list under other arguments.',
  TOO_SHORT: 'A value is shorter or smaller than allowed.',
  TOO_LONG: 'A value is longer or larger than allowed.',
  USERNAME_TAKEN: 'Somebody has that username, or it is somebody else’s e-mail.',
  EMAIL_TAKEN: 'An account with that e-mail exists.',
  ALREADY_IN_DIARY: 'The diary holds that restaurant already.',
  CONFLICT: 'It was changed elsewhere since the caller read it; the payload carries it as it is now.',
  IDEMPOTENCY_KEY_REUSED: 'The idempotency key was used for another write; each write takes a new one.',
  BAD_CREDENTIALS: 'The name or the password is wrong; which of them is not told.',
  WRONG_PASSWORD: 'The present password, asked for again to be sure, is wrong.',
  INVALID_TOKEN: 'A mailed token is unknown, used or too old.',
  INVALID_AUTH_TOKEN: 'A token of an external sign-in is unknown, used, too old or another browser’s.',
  UNAUTHENTICATED: 'Only for people who are signed in.',
  FORBIDDEN: 'Not for this viewer, e.g. a guest.',
  QUOTA_REACHED: 'The account keeps as many as it may; removing one makes room.',
  NOT_FOUND: 'What the input names does not exist.',
  RATE_LIMITED: 'Too many attempts; retryAfterSeconds says when to try again.',
  OVERLOADED: 'The server has more to do than it can; retryAfterSeconds says when to try again.',
  UNAVAILABLE: 'The database cannot be reached just now; retryAfterSeconds says when to try again.',
};

const Code = builder.enumType('UserErrorCode', {
  description:
    'What went wrong, for programs; codes stay. Queries say the same word in extensions.reason of an error; extensions.code is that word ' +
    'too, but BAD_USER_INPUT for all that REST answers with 400, save BAD_CURSOR. New values may be added.',
  values: Object.fromEntries(
    Object.entries(meanings).map(([code, meaning]) => [
      code,
      {
        value: code as UserErrorCode,
        description: `${meaning} (HTTP ${statusByCode[code as UserErrorCode]} in REST.)`,
      },
    ]),
  ) as Record<UserErrorCode, { value: UserErrorCode; description: string }>,
});

type Told = Fault & { path: readonly string[]; retryAfterSeconds: number | null };

const UserError = builder.objectRef<Told>('UserError').implement({
  description: 'One thing that kept a mutation from doing what was asked. Nothing was changed.',
  fields: (t) => ({
    code: t.expose('code', { type: Code, description: 'What went wrong, for programs.' }),
    field: t.exposeString('field', {
      nullable: true,
      description: 'The input field to blame; null when it is no single one.',
    }),
    path: t.stringList({
      extensions: listOf(2),
      description:
        'Where in the arguments that field is, e.g. ["input", "restaurantIds", "3"]; empty when it is no single one.',
      resolve: ({ path }) => [...path],
    }),
    message: t.exposeString('message', { description: 'What went wrong and how to mend it, in English.' }),
    retryAfterSeconds: t.exposeInt('retryAfterSeconds', {
      nullable: true,
      description: 'With RATE_LIMITED, OVERLOADED and UNAVAILABLE: seconds until another attempt is worth making.',
    }),
  }),
});

/** The builder of a type's fields. */
export type FieldBuilder<Shape> = PothosSchemaTypes.ObjectFieldBuilder<
  PothosSchemaTypes.ExtendDefaultTypes<GraphTypes>,
  Shape
>;

/**
 * The payload type of a mutation: its own fields, if any (null when the mutation was refused), and userErrors, which
 * UserErrorsPlugin fills.
 */
export function payloadType<Shape extends object>(
  name: string,
  { description, fields }: { description: string; fields?: (t: FieldBuilder<Shape>) => FieldMap },
): ObjectRef<PothosSchemaTypes.ExtendDefaultTypes<GraphTypes>, Shape> {
  return builder.objectRef<Shape>(name).implement({
    description,
    fields: (t) => ({
      ...fields?.(t),
      userErrors: t.field({
        type: [UserError],
        extensions: listOf(3),
        description: 'Why nothing changed; empty when all went well.',
        resolve: (payload) => ((payload as Partial<FailedPayload>).userErrors ?? []).flatMap(tell),
      }),
      clientMutationId: t.string({
        nullable: true,
        description: 'The mark that the caller gave in the input.',
        resolve: (payload) => (payload as MarkedPayload).clientMutationId,
      }),
    }),
  });
}

function tell({ faults, retryAfterSeconds }: DomainUserError): Told[] {
  return faults.map((fault) => ({ ...fault, path: pathOf(fault), retryAfterSeconds }));
}

/** A fault with only a field name is about a field directly below the input. */
function pathOf({ field, path = field === null ? [] : [field] }: Fault): readonly string[] {
  return path.length === 0 || path[0] === 'input' ? path : ['input', ...path];
}
