import { UserError } from '../../errors/UserError';
import { networkOf } from '../limits';

/** Work whose turn has not come. */
interface Waiting {
  start(): void;
  refuse(reason: UserError): void;
}

const overloaded = () =>
  new UserError('OVERLOADED', 'Too many people are signing in right now. Wait a few seconds and try again.', {
    retryAfterSeconds: 5,
  });

/**
 * Runs slow work a few at a time. Network addresses (of IPv6: one /64) take turns, and each one's work starts in the
 * order in which it came, so a crowd from one address waits for itself. When too much waits, the newest work of the
 * address with the most of it is refused: whoever comes alone is let in, at the crowd's cost.
 */
export class AddressTurns {
  /** By network, the next in turn first; none is empty. */
  readonly #queues = new Map<string, Waiting[]>();
  readonly #mostWaiting: number;
  #waiting = 0;
  #free: number;

  /**
   * @param atOnce how much runs side by side
   * @param mostWaiting how much more may wait, all addresses together
   */
  constructor({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
    this.#free = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** @throws UserError OVERLOADED when the work was refused; it has not begun then */
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

  /** Of addresses with as much waiting as the newcomer's, the newcomer's is refused. */
  #refuseOne(newcomer: string): void {
    let crowd = newcomer;
    const lengthOf = (network: string) => this.#queues.get(network)?.length ?? 0;
    for (const network of this.#queues.keys()) if (lengthOf(network) > lengthOf(crowd)) crowd = network;
    this.#take(crowd, (queue) => queue.pop())?.refuse(overloaded());
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
      this.#queues.delete(network); // and now to the end of the line
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
