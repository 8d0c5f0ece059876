import type { DataImport, DataImportRow } from '../../database/__generated__/prisma/client';
import type { ImportCounts } from '../../domain/ownData/import/countRows';
import { kindsOf, type RowContent } from '../../domain/ownData/import/RowContent';
import type { Card } from '../../search/index/loadCards';

/**
 * A file that a member imports, with the number of lines of each status, the numbers of records written so far, and the
 * headings of the columns that contain values but are not imported.
 */
export function presentImport({ id, kind, createdAt, unusedHeadings }: DataImport, counts: ImportCounts) {
  const { total, byStatus, byWritten, alreadyThere, noRoom, remaining } = counts;
  const { savedRestaurant: saved, diaryEntry: diaryEntries, diaryVisit: visits, rating: ratings } = byWritten;
  const written = { saved, diaryEntries, visits, ratings, alreadyThere, noRoom, remaining };
  return { id, kind, createdAt, unusedHeadings, counts: { total, ...byStatus }, taken: written };
}

/** One line of the file. */
export function presentImportRow(row: DataImportRow, cards: ReadonlyMap<string, Card>) {
  const { line, status, restaurantId, candidateIds, problem, outcome } = row;
  const content = row.said as unknown as RowContent;
  const { name, address, city } = content.place;
  const candidates = candidateIds.flatMap((id) => {
    const card = cards.get(id);
    return card ? { id, name: card.name, address: card.address, city: card.city, state: card.state } : [];
  });
  const visitedAt = content.visit?.visitedAt ?? content.rating?.visitedAt ?? null;
  const stars = content.rating?.stars ?? null;
  return {
    line,
    kinds: kindsOf(content),
    name,
    address,
    city,
    visitedAt,
    stars,
    status,
    restaurantId,
    candidates,
    problem,
    outcome,
  };
}
