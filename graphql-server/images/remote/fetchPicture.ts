import { lookup } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type HostList, isListedHost } from '../../env/hostList';
import { timeLimits } from '../../outbound/timeLimits';
import { PictureMissing } from '../PictureMissing';
import { isPublicAddress } from './isPublicAddress';

/** The limits for fetching a picture: times in milliseconds, the size in bytes, and the number of redirects. */
export interface FetchLimits {
  headersMs: number;
  totalMs: number;
  maxBytes: number;
  redirects: number;
}

/** How host names are resolved and which addresses are allowed. Tests pass their own functions. */
export interface Network {
  resolve(host: string): Promise<{ address: string; family: number }[]>;
  isAllowed(address: string): boolean;
}

/** The default limits. */
export const fetchLimits: FetchLimits = {
  headersMs: timeLimits.picture.headers,
  totalMs: timeLimits.picture.whole,
  maxBytes: 10_000_000,
  redirects: 3,
};

const internet: Network = { resolve: (host) => lookup(host, { all: true }), isAllowed: isPublicAddress };

/**
 * Fetches a picture's file from a listed host. Each redirect is checked like the original URL: its host must be in
 * `hosts`, and all IP addresses of the host must be public. The connection uses exactly the checked IP addresses, even
 * if DNS changes after the check.
 * @throws PictureMissing for every failure
 */
export async function fetchPicture(
  address: string,
  { hosts, network = internet, limits = fetchLimits }: { hosts: HostList; network?: Network; limits?: FetchLimits },
): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.totalMs);
  let next = address;
  try {
    for (let hop = 0; hop <= limits.redirects; hop++) {
      if (!isListedHost(next, hosts)) throw new PictureMissing('its host is not listed');
      const response = await ask(new URL(next), network, limits, signal);
      const { statusCode = 0, headers } = response;
      if (statusCode === 200) return await readBody(response, limits.maxBytes);
      response.destroy();
      if (![301, 302, 303, 307, 308].includes(statusCode) || !headers.location) {
        throw new PictureMissing(`its host answered with status ${statusCode}`);
      }
      next = new URL(headers.location, next).href;
    }
    throw new PictureMissing('it was redirected too often');
  } catch (error) {
    if (error instanceof PictureMissing) throw error;
    const { code, name } = error as NodeJS.ErrnoException;
    throw new PictureMissing(typeof code === 'string' ? code : name);
  }
}

async function ask(url: URL, network: Network, limits: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const addresses = family ? [{ address: host, family }] : await inTime(network.resolve(host), signal);
  if (addresses.length === 0 || !addresses.every(({ address }) => network.isAllowed(address))) {
    throw new PictureMissing('its host is not on the public internet');
  }
  const lookUpChecked: LookupFunction = (_host, options, callback) => {
    const [first] = addresses as [{ address: string; family: number }];
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  };
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).get(
      url,
      {
        agent: false,
        lookup: lookUpChecked,
        signal,
        headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Fuud' },
      },
      resolve,
    );
    const patience = setTimeout(
      () => request.destroy(new PictureMissing('its host did not answer in time')),
      limits.headersMs,
    );
    request.once('response', () => clearTimeout(patience));
    request.on('error', (error) => {
      clearTimeout(patience);
      reject(error);
    });
  });
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  try {
    const {
      'content-type': type = '',
      'content-encoding': encoding = 'identity',
      'content-length': length,
    } = response.headers;
    if (!/^image\//i.test(type) || encoding !== 'identity')
      throw new PictureMissing('it is not a picture, or it is compressed for transfer');
    if (Number(length ?? 0) > maxBytes) throw new PictureMissing('it is too large');
    const chunks: Buffer[] = [];
    let total = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      total += chunk.length;
      if (total > maxBytes) throw new PictureMissing('it is too large');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    response.destroy();
  }
}

/** A DNS lookup cannot be canceled, but its caller can stop waiting. */
function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
