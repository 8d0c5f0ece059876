import type { FieldMap, ObjectRef } from '@pothos/core';
import type { UserError as DomainUserError, Fault, UserErrorCode } from '../../errors/UserError';
import { statusByCode } from '../../request/statusByCode';
import { builder, type GraphTypes } from '../builder';
import { listOf } from '../cost/fieldWeight';
import type { FailedPayload, WithClientMutationId } from './UserErrorsPlugin';

const meanings: Record<UserErrorCode, string> = {
  REQUIRED: 'A field that must be filled is missing or blank.',
  INVALID:
    'A value cannot be used as it is. Some lists with too many items, and some numbers outside their bounds, have ' +
    'this code instead of TOO_LONG or TOO_SHORT.',
  BAD_CURSOR: 'A cursor was not made for this list with these arguments.',
  TOO_SHORT: 'A value is shorter or smaller than allowed. Some such values have the code INVALID.',
  TOO_LONG: 'A value is longer or larger than allowed. Some such values have the code INVALID.',
  USERNAME_TAKEN: 'The username is taken, or it is the e-mail address of somebody else.',
  EMAIL_TAKEN: 'The e-mail address is taken, or it is the username of somebody else.',
  ALREADY_IN_DIARY: 'The diary already contains that restaurant.',
  CONFLICT: 'The object was changed elsewhere after the caller read it; the payload contains the object as it is now.',
  IDEMPOTENCY_KEY_REUSED: 'The idempotency key was used for another write; each write needs a new key.',
  BAD_CREDENTIALS: 'The name or the password is wrong; the answer does not say which of the two.',
  WRONG_PASSWORD: 'The password that confirms the change is wrong.',
  INVALID_TOKEN: 'A mailed token is unknown, already used, replaced by a newer token or too old.',
  INVALID_AUTH_TOKEN:
    'A token of an external sign-in is unknown, already used, too old, from another browser or blocked after five ' +
    'attempts with a password; or the viewer is already signed in as a member.',
  UNAUTHENTICATED: 'The viewer must be signed in.',
  FORBIDDEN: 'Not allowed for this viewer, e.g. for a guest.',
  QUOTA_REACHED: 'The account already has as many items of this kind as allowed; remove one first.',
  NOT_FOUND: 'The object that the input names does not exist.',
  RATE_LIMITED: 'Too many attempts; retryAfterSeconds says when to try again.',
  OVERLOADED: 'The server has too much to do; retryAfterSeconds says when to try again.',
  UNAVAILABLE: 'The database cannot be reached now; retryAfterSeconds says when to try again.',
};

const Code = builder.enumType('UserErrorCode', {
  description:
    'What went wrong, for programs. A code never changes its meaning. An error of a query has the same code in ' +
    'extensions.reason, and usually in extensions.code. For a code with HTTP 400 in REST (except BAD_CURSOR), ' +
    'extensions.code is BAD_USER_INPUT. New values may be added.',
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

type ReportedFault = Fault & { path: readonly string[]; retryAfterSeconds: number | null };

const UserError = builder.objectRef<ReportedFault>('UserError').implement({
  description: 'One reason why a mutation was refused. A refused mutation changes nothing.',
  fields: (t) => ({
    code: t.expose('code', { type: Code, description: 'What went wrong, for programs.' }),
    field: t.exposeString('field', {
      nullable: true,
      description: 'The name of the wrong input field; null if the error concerns no single field.',
    }),
    path: t.stringList({
      extensions: listOf(2),
      description:
        'The path of the wrong field in the arguments, e.g. ["input", "restaurantIds", "3"]; empty if `field` is null.',
      resolve: ({ path }) => [...path],
    }),
    message: t.exposeString('message', { description: 'What went wrong and how to correct it, in English.' }),
    retryAfterSeconds: t.exposeInt('retryAfterSeconds', {
      nullable: true,
      description: 'For RATE_LIMITED, OVERLOADED and UNAVAILABLE: how many seconds to wait before another attempt.',
    }),
  }),
});

/** The builder of a type's fields. */
export type FieldBuilder<Shape> = PothosSchemaTypes.ObjectFieldBuilder<
  PothosSchemaTypes.ExtendDefaultTypes<GraphTypes>,
  Shape
>;

/**
 * Makes the payload type of a mutation. The type has the given fields, userErrors and clientMutationId. If the mutation
 * was refused, the given fields are null. After a CONFLICT, however, some of them contain the object as it is now.
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
        description: 'Why nothing changed; empty on success.',
        resolve: (payload) => ((payload as Partial<FailedPayload>).userErrors ?? []).flatMap(toReportedFaults),
      }),
      clientMutationId: t.string({
        nullable: true,
        description: 'The clientMutationId from the input.',
        resolve: (payload) => (payload as WithClientMutationId).clientMutationId,
      }),
    }),
  });
}

function toReportedFaults({ faults, retryAfterSeconds }: DomainUserError): ReportedFault[] {
  return faults.map((fault) => ({ ...fault, path: pathOf(fault), retryAfterSeconds }));
}

/** If a fault has a field but no path, the field is directly below the input. */
function pathOf({ field, path = field === null ? [] : [field] }: Fault): readonly string[] {
  return path.length === 0 || path[0] === 'input' ? path : ['input', ...path];
}
