import { type DATA_REQUEST_KINDS, dataRequestForm, sendDataRequest } from '../../domain/contact/sendDataRequest';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { payloadType } from '../errors/UserError';

type Kind = (typeof DATA_REQUEST_KINDS)[number];

const DataRequestKind = builder.enumType('DataRequestKind', {
  description: 'A kind of request about personal data. New values may be added.',
  values: {
    ACCESS: { value: 'access' satisfies Kind, description: 'The person wants a copy of the data.' },
    CORRECTION: { value: 'correction' satisfies Kind, description: 'The person wants wrong data to be corrected.' },
    DELETION: { value: 'deletion' satisfies Kind, description: 'The person wants the data to be deleted.' },
    OBJECTION: { value: 'objection' satisfies Kind, description: 'The person objects to a use of the data.' },
    OTHER: { value: 'other' satisfies Kind, description: 'A request of another kind.' },
  } as const,
});

const SendDataRequestInput = builder
  .inputType('SendDataRequestInput', {
    description: 'A request about personal data.',
    fields: (t) => ({
      kind: t.field({ type: DataRequestKind, required: true, description: 'The kind of the request.' }),
      name: t.string({ required: true, description: 'The name of the person, at most 100 characters.' }),
      email: t.string({ required: true, description: 'The e-mail address for the answer.' }),
      details: t.string({ required: true, description: 'The text of the request, at most 2000 characters.' }),
      clientMutationId: clientMutationId(t),
    }),
  })
  .validate(dataRequestForm);

const SendDataRequestPayload = payloadType('SendDataRequestPayload', { description: 'The answer to sendDataRequest.' });

builder.mutationField('sendDataRequest', (t) =>
  t.field({
    type: SendDataRequestPayload,
    description:
      'Sends a request about personal data. The request is stored, and mailed to the operator if the server has a ' +
      'contact address. No sign-in is needed. One IP address may send at most 5 requests per hour.',
    args: { input: t.arg({ type: SendDataRequestInput, required: true, description: 'The request.' }) },
    resolve: async (_root, { input }, context) => {
      await sendDataRequest(context, context.viewer, input, context.address);
      return {};
    },
  }),
);
