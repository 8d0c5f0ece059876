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

/** The kinds of problems that a restaurant's page may have. */
export const PROBLEM_KINDS = ['closed', 'wrongHours', 'wrongPlace', 'notARestaurant', 'takeDown', 'other'] as const;

/** The report that somebody sends. The details are optional. */
export const problemReport = z.object({
  restaurantId: z.string(),
  kind: z.enum(PROBLEM_KINDS),
  details: paragraphs().max(2000).nullish(),
});

/** A checked report. */
export type ProblemReport = z.output<typeof problemReport>;

/**
 * Stores a report about a restaurant's page, and mails it to the contact address if there is one. Anybody may send a
 * report, and the sender's name is not stored.
 * @param address the sender's IP address
 * @throws UserError NOT_FOUND, or RATE_LIMITED after 10 reports per hour from the IP address
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
