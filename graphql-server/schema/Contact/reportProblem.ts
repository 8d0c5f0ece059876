import { type PROBLEM_KINDS, problemReport, reportProblem } from '../../domain/contact/reportProblem';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { payloadType } from '../errors/UserError';
import { restaurantUuid } from '../globalId';

type Kind = (typeof PROBLEM_KINDS)[number];

const ProblemKind = builder.enumType('ProblemKind', {
  description: 'A kind of problem with a restaurant’s page. New values may be added.',
  values: {
    PERMANENTLY_CLOSED: { value: 'closed' satisfies Kind, description: 'The restaurant has closed permanently.' },
    WRONG_HOURS: { value: 'wrongHours' satisfies Kind, description: 'The opening hours are wrong.' },
    WRONG_PLACE: { value: 'wrongPlace' satisfies Kind, description: 'The address or the map position is wrong.' },
    NOT_A_RESTAURANT: { value: 'notARestaurant' satisfies Kind, description: 'The place is not a public restaurant.' },
    TAKE_DOWN: { value: 'takeDown' satisfies Kind, description: 'The owner wants the page to be removed.' },
    OTHER: { value: 'other' satisfies Kind, description: 'Another problem, described in the details.' },
  } as const,
});

const ReportProblemInput = builder
  .inputType('ReportProblemInput', {
    description: 'A report about a problem with a restaurant’s page.',
    fields: (t) => ({
      restaurantId: t.id({ required: true, description: 'The restaurant’s uuid or global id.' }),
      kind: t.field({ type: ProblemKind, required: true, description: 'The kind of problem.' }),
      details: t.string({ description: 'A description of the problem, at most 2000 characters.' }),
      clientMutationId: clientMutationId(t),
    }),
  })
  .validate(problemReport);

const ReportProblemPayload = payloadType('ReportProblemPayload', { description: 'The answer to reportProblem.' });

builder.mutationField('reportProblem', (t) =>
  t.field({
    type: ReportProblemPayload,
    description:
      'Reports a problem with a restaurant’s page. The report is stored, and mailed to the operator if the server ' +
      'has a contact address. No sign-in is needed. One IP address may send at most 10 reports per hour.',
    args: { input: t.arg({ type: ReportProblemInput, required: true, description: 'The report.' }) },
    resolve: async (_root, { input }, context) => {
      const restaurantId = restaurantUuid(input.restaurantId);
      await reportProblem(context, context.viewer, { ...input, restaurantId }, context.address);
      return {};
    },
  }),
);
