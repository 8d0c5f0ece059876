import { type PROBLEM_KINDS, problemReport, reportProblem } from '../../domain/contact/reportProblem';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { payloadType } from '../errors/UserError';
import { restaurantUuid } from '../globalId';

type Kind = (typeof PROBLEM_KINDS)[number];

const ProblemKind = builder.enumType('ProblemKind', {
  description: 'What is wrong with a restaurant’s page. New values may be added.',
  values: {
    PERMANENTLY_CLOSED: { value: 'closed' satisfies Kind, description: 'It has closed for good.' },
    WRONG_HOURS: { value: 'wrongHours' satisfies Kind, description: 'Its hours are not those.' },
    WRONG_PLACE: { value: 'wrongPlace' satisfies Kind, description: 'It is not there, or its address is another.' },
    NOT_A_RESTAURANT: { value: 'notARestaurant' satisfies Kind, description: 'It is none, or not for everybody.' },
    TAKE_DOWN: { value: 'takeDown' satisfies Kind, description: 'Its owner wants it to be taken down.' },
    OTHER: { value: 'other' satisfies Kind, description: 'Something else, in the details.' },
  } as const,
});

const ReportProblemInput = builder
  .inputType('ReportProblemInput', {
    description: 'What is wrong with which restaurant’s page.',
    fields: (t) => ({
      restaurantId: t.id({ required: true, description: 'The restaurant’s uuid or global id.' }),
      kind: t.field({ type: ProblemKind, required: true, description: 'What is wrong.' }),
      details: t.string({ description: 'In their own words, at most 2000 characters.' }),
      clientMutationId: clientMutationId(t),
    }),
  })
  .validate(problemReport);

const ReportProblemPayload = payloadType('ReportProblemPayload', { description: 'The answer to reportProblem.' });

builder.mutationField('reportProblem', (t) =>
  t.field({
    type: ReportProblemPayload,
    description:
      'Says what is wrong with a restaurant’s page: kept for whoever runs this Fuud, and mailed to them. For everybody, ' +
      'signed in or not; 10 an hour from an address.',
    args: { input: t.arg({ type: ReportProblemInput, required: true, description: 'The report.' }) },
    resolve: async (_root, { input }, context) => {
      const restaurantId = restaurantUuid(input.restaurantId);
      await reportProblem(context, context.viewer, { ...input, restaurantId }, context.address);
      return {};
    },
  }),
);
