/** A body of POST /graphql, and the code it is refused with; null where it is answered. */
export interface HostileDocument {
  name: string;
  body: string;
  code: string | null;
}
/** @param id the uuid of a restaurant */
export function hostileDocuments(id: string): HostileDocument[];
