import type { MemoryModel } from './MemoryModel';

/**
 * The model as bytes: a line of JSON (the concepts, and how many features and entries there are), then the features'
 * hashes, rarities, scales and starts, and the entries' concepts and values. Each part begins at a multiple of four
 * bytes. Numbers are in the byte order of the machine.
 */
export function writeModel(model: MemoryModel): Buffer {
  const { concepts, rarity, scale, starts, entryConcepts, entryValues } = model;
  const hashes = new Uint32Array(rarity.length);
  for (const [hash, number] of model.numbers) hashes[number] = hash;
  const head = Buffer.from(`${JSON.stringify({ concepts, features: rarity.length, entries: entryValues.length })}\n`);
  return Buffer.concat(
    [head, ...[hashes, rarity, scale, starts, entryConcepts, entryValues].map(padded)].map((part, at) =>
      at === 0 ? pad(part) : part,
    ),
  );
}

/** Reads a model from the bytes that writeModel returned. */
export function readModel(file: Buffer): MemoryModel {
  const end = file.indexOf('\n') + 1;
  const head = JSON.parse(file.toString('utf8', 0, end)) as { concepts: string[]; features: number; entries: number };
  let at = up4(end);
  const readBytes = (bytes: number): ArrayBuffer => {
    const part = new Uint8Array(file.subarray(at, at + bytes)).buffer;
    at = up4(at + bytes);
    return part;
  };
  const { concepts, features, entries } = head;
  const hashes = new Uint32Array(readBytes(4 * features));
  const rarity = new Float32Array(readBytes(4 * features));
  return {
    concepts,
    numbers: new Map(Array.from(hashes, (hash, number) => [hash, number])),
    rarity,
    rarest: rarest(rarity),
    scale: new Float32Array(readBytes(4 * features)),
    starts: new Uint32Array(readBytes(4 * (features + 1))),
    entryConcepts: new Uint16Array(readBytes(2 * entries)),
    entryValues: new Int8Array(readBytes(entries)),
  };
}

/** Returns the highest rarity, which is the rarity of a feature that only one craving has; 0 for an empty list. */
export const rarest = (rarity: Float32Array): number => rarity.reduce((most, each) => Math.max(most, each), 0);

const up4 = (bytes: number) => (bytes + 3) & ~3;
const pad = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(up4(bytes.length) - bytes.length)]);
const padded = ({ buffer, byteOffset, byteLength }: ArrayBufferView) =>
  pad(Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength));
