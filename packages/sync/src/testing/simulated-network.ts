import type { Owner, Scheduler } from './scheduler.ts';

/** What happens to one exchange with a server. A reply that is lost leaves the server's work done. */
export type Fault = 'request lost' | 'reply lost' | undefined;

/** Decides the fate of the exchange with this number, counted over all tabs. */
export type Faults = (exchange: number, label: string) => Fault;

/**
 * The wire between the tabs and the servers: the request arrives as one event, the reply as another, and either may be
 * lost. The server does its work in between, whole.
 */
export interface Network {
  readonly exchanges: number;
  exchange<Reply>(owner: Owner, label: string, serve: () => Promise<Reply>): Promise<Reply>;
}

export function createNetwork(scheduler: Scheduler, faults: Faults, afterServed: () => void): Network {
  let exchanges = 0;
  return {
    get exchanges() {
      return exchanges;
    },
    exchange(owner, label, serve) {
      const fault = faults(exchanges, label);
      exchanges += 1;
      return new Promise((resolve, reject) => {
        const lose = () =>
          scheduler.event(owner, `no answer to ${label}`, () => reject(new TypeError('Failed to fetch')));
        scheduler.event(owner, label, () => {
          if (fault === 'request lost') return lose();
          const served = serve();
          served.then(afterServed, afterServed);
          if (fault === 'reply lost') return void served.then(lose, lose);
          const reply = (deliver: () => void) => scheduler.event(owner, `reply to ${label}`, deliver);
          served.then(
            (value) => reply(() => resolve(value)),
            (error: unknown) => reply(() => reject(error)),
          );
        });
      });
    },
  };
}
