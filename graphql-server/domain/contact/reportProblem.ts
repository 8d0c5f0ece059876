import { z } from 'zod';
import type { PrismaClient } from '../../database/__generated__/prisma/client';
import { UserError } from '../../errors/UserError';
import type { Viewer } from '../../Viewer';
import { paragraphs } from '../input/text';
import type { Limits } from '../limits';
import { queueMail } from '../mails/queueMail';
import { getRestaurant } from '../restaurants/getRestaurant';
import { findSettings } from '../settings/findSettings';
import type { Contact } from './Contact';

/** What may be wrong with a restaurant's page. */
export const PROBLEM_KINDS = ['closed', 'wrongHours', 'wrongPlace', 'notARestaurant', 'takeDown', 'other'] as const;

/** What somebody says is wrong; details are up to them. */
export const problemReport = z.object({
  restaurantId: z.string(),
  kind: z.enum(PROBLEM_KINDS),
  details: paragraphs().max(2000).nullish(),
});

/** A report filled in as it should be. */
export type ProblemReport = z.output<typeof problemReport>;

/**
 * Keeps what somebody says is wrong with a restaurant's page, and mails it to the contact address where there is one.
 * Anybody may say so; nobody's name is kept.
 * @throws UserError NOT_FOUND, or RATE_LIMITED after 10 an hour from the address
 */
export async function reportProblem(
  { prisma, limits, contact, wakeMails }: { prisma: PrismaClient; limits: Limits; contact: Contact; wakeMails(): void },
  viewer: Viewer,
  { restaurantId, kind, details }: ProblemReport,
  address: string,
): Promise<void> {
  const restaurant = await getRestaurant(prisma, restaurantId);
  if (!restaurant) throw new UserError('NOT_FOUND', 'Restaurant not found', { field: 'restaurantId' });
  await limits.placeReports.take(address);
  const language = (await findSettings({ prisma }, viewer))?.language ?? 'en';
  await prisma.$transaction(async (transaction) => {
    const { id } = await transaction.placeReport.create({
      data: { restaurantId: restaurant.id, kind, details: details || null },
    });
    if (!contact.email) return;
    await queueMail(transaction, { kind: 'placeReport', recipient: contact.email, language, placeReportId: id });
  });
  wakeMails();
}
