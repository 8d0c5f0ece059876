import { type DATA_REQUEST_KINDS, dataRequestForm, sendDataRequest } from '../../domain/contact/sendDataRequest';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { payloadType } from '../errors/UserError';

type Kind = (typeof DATA_REQUEST_KINDS)[number];

const DataRequestKind = builder.enumType('DataRequestKind', {
  description: 'What somebody asks about their personal data. New values may be added.',
  values: {
    ACCESS: { value: 'access' satisfies Kind, description: 'A copy of it.' },
    CORRECTION: { value: 'correction' satisfies Kind, description: 'That something wrong be put right.' },
    DELETION: { value: 'deletion' satisfies Kind, description: 'That it be deleted.' },
    OBJECTION: { value: 'objection' satisfies Kind, description: 'That it be used no longer in some way.' },
    OTHER: { value: 'other' satisfies Kind, description: 'Something else.' },
  } as const,
});

const SendDataRequestInput = builder
  .inputType('SendDataRequestInput', {
    description: 'The form in the privacy notice.',
    fields: (t) => ({
      kind: t.field({ type: DataRequestKind, required: true, description: 'What it is about.' }),
      name: t.string({ required: true, description: 'Who asks, at most 100 characters.' }),
      email: t.string({ required: true, description: 'Where to answer.' }),
      details: t.string({ required: true, description: 'In their own words, at most 2000 characters.' }),
      clientMutationId: clientMutationId(t),
    }),
  })
  .validate(dataRequestForm);

const SendDataRequestPayload = payloadType('SendDataRequestPayload', { description: 'The answer to sendDataRequest.' });

builder.mutationField('sendDataRequest', (t) =>
  t.field({
    type: SendDataRequestPayload,
    description:
      'Asks something about personal data: kept, and mailed to whoever runs this Fuud. For everybody, signed in or not.',
    args: { input: t.arg({ type: SendDataRequestInput, required: true, description: 'The request.' }) },
    resolve: async (_root, { input }, context) => {
      await sendDataRequest(context, context.viewer, input, context.address);
      return {};
    },
  }),
);
