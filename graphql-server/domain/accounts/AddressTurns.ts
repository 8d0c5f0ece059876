import { UserError } from '../../errors/UserError';
import { networkOf } from '../limits';

/** Work that waits for its turn. */
interface Waiting {
  start(): void;
  refuse(reason: UserError): void;
}

const overloaded = () =>
  new UserError('OVERLOADED', 'Too many people are signing in right now. Wait a few seconds and try again.', {
    retryAfterSeconds: 5,
  });

/**
 * Runs slow work, a few pieces at the same time. Addresses take turns, so an address with many requests delays mainly
 * its own requests. The work of one address starts in the order in which it arrived. All IPv6 addresses in one /64
 * network count as one address. If too much work is waiting, the newest work of the address with the most waiting work
 * is refused. So if an address has one waiting request, this request is not refused while another address has several.
 */
export class AddressTurns {
  /** The queues by network, in the order of their turns. No queue is empty. */
  readonly #queues = new Map<string, Waiting[]>();
  readonly #mostWaiting: number;
  #waiting = 0;
  #free: number;

  /**
   * @param atOnce the maximum number of pieces of work that run at the same time
   * @param mostWaiting the maximum number of pieces of work that wait, for all addresses together
   */
  constructor({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
    this.#free = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** Runs the work when its turn comes. Refused work never starts. @throws UserError OVERLOADED for refused work */
  async run<T>(address: string, work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#wait(networkOf(address));
    try {
      return await work();
    } finally {
      this.#startNext();
    }
  }

  #wait(network: string): Promise<void> {
    return new Promise((start, refuse) => {
      const queue = this.#queues.get(network) ?? [];
      queue.push({ start, refuse });
      this.#queues.set(network, queue);
      this.#waiting += 1;
      if (this.#waiting > this.#mostWaiting) this.#refuseOne(network);
    });
  }

  /**
   * Refuses the newest work of the network with the most waiting work. If no other network has more waiting work than
   * `newcomer`, the newest work of `newcomer` is refused.
   */
  #refuseOne(newcomer: string): void {
    let busiest = newcomer;
    const lengthOf = (network: string) => this.#queues.get(network)?.length ?? 0;
    for (const network of this.#queues.keys()) if (lengthOf(network) > lengthOf(busiest)) busiest = network;
    this.#take(busiest, (queue) => queue.pop())?.refuse(overloaded());
  }

  #startNext(): void {
    const [network] = this.#queues.keys();
    if (network === undefined) {
      this.#free += 1;
      return;
    }
    const next = this.#take(network, (queue) => queue.shift());
    const others = this.#queues.get(network);
    if (others) {
      this.#queues.delete(network); // so the other networks take their turns first
      this.#queues.set(network, others);
    }
    next?.start();
  }

  #take(network: string, pick: (queue: Waiting[]) => Waiting | undefined): Waiting | undefined {
    const queue = this.#queues.get(network) ?? [];
    const picked = pick(queue);
    if (queue.length === 0) this.#queues.delete(network);
    this.#waiting -= 1;
    return picked;
  }
}
