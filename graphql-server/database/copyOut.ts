import type { Connection, PoolClient, Submittable } from 'pg';
import { escapeLiteral } from 'pg';
import type { Prisma } from './__generated__/prisma/client';

/** The first 11 bytes of COPY's binary format. Two fields of four bytes follow, so the header has 19 bytes. */
const SIGNATURE = Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1');
const HEADER_BYTES = 19;

/**
 * Reads many rows of one bytea column, each row as soon as it arrives. An ordinary statement sends bytes as text, which
 * is twice as long, and returns the rows only after the last row has arrived.
 * @param onRow called with the bytes of the column, or with null for NULL. The bytes are valid only until `onRow`
 * returns.
 */
export function copyOut(client: PoolClient, select: Prisma.Sql, onRow: (bytes: Buffer | null) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(new CopyOut(`COPY (${inlined(select)}) TO STDOUT (FORMAT binary)`, onRow, resolve, reject));
  });
}

/** COPY accepts no parameters, so the values become literals in the text of the statement. */
function inlined({ text, values }: Prisma.Sql): string {
  return text.replace(/\$(\d+)/g, (_, position) => literal(values[Number(position) - 1]));
}

function literal(value: unknown): string {
  if (value === null) return 'NULL';
  if (typeof value === 'number' && Number.isFinite(value)) return `'${value}'`;
  if (typeof value === 'string') return escapeLiteral(value);
  throw new TypeError(`COPY cannot be given a ${typeof value}`);
}

/** A query object that node-postgres can run. */
class CopyOut implements Submittable {
  private isBegun = false;
  private problem: Error | null = null;

  constructor(
    private readonly text: string,
    private readonly onRow: (bytes: Buffer | null) => void,
    private readonly resolve: () => void,
    private readonly reject: (reason: Error) => void,
  ) {}

  submit(connection: Connection): void {
    connection.query(this.text);
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (this.problem) return;
    try {
      this.read(chunk);
    } catch (error) {
      this.problem = error as Error; // the remaining rows are ignored, so that the connection can be used again
    }
  }

  handleError(error: Error): void {
    this.reject(error);
  }

  handleReadyForQuery(): void {
    if (this.problem) this.reject(this.problem);
    else this.resolve();
  }

  handleRowDescription(): void {}
  handleDataRow(): void {}
  handlePortalSuspended(): void {}
  handleEmptyQuery(): void {}
  handleCommandComplete(): void {}
  handleCopyInResponse(): void {}

  /**
   * Reads the rows of a chunk. A row consists of the number of its fields (two bytes) and its only field. The field
   * consists of its length (four bytes; -1 means NULL) and its bytes.
   */
  private read(chunk: Buffer): void {
    let at = 0;
    if (!this.isBegun) {
      if (!chunk.subarray(0, SIGNATURE.length).equals(SIGNATURE))
        throw new Error('Postgres sent an unexpected header of COPY.');
      this.isBegun = true;
      at = HEADER_BYTES;
    }
    while (at < chunk.length) {
      const fields = chunk.readInt16BE(at);
      if (fields === -1) return; // this number marks the end of all rows
      const length = chunk.readInt32BE(at + 2);
      at += 6;
      this.onRow(length < 0 ? null : chunk.subarray(at, at + length));
      at += Math.max(0, length);
    }
  }
}
