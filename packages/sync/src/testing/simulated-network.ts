import type { Owner, Scheduler } from './scheduler.ts';

/** The server answers with an error instead; `isCarriedOut`: it has done the work all the same. */
export interface Refused {
  readonly status: number;
  readonly retryAfterSeconds?: number;
  readonly isCarriedOut?: boolean;
}

/**
 * What happens to one exchange with a server. A reply that is lost leaves the server's work done; a captive portal answers
 * 200 with a page of its own in the server's place.
 */
export type Fault = 'request lost' | 'reply lost' | 'captive portal' | 'delivered twice' | Refused | undefined;

/** Decides the fate of the exchange with this number, counted over all tabs, as the tab of that name begins it. */
export type Faults = (exchange: number, label: string, tab: string) => Fault;

/**
 * The wire between the tabs and the servers: the request arrives as one event, the reply as another, and either may be
 * lost. The server does its work in between, whole.
 */
export interface Network {
  readonly exchanges: number;
  /** `refused` makes the error reply of the server or of what has taken its place, or throws it. */
  exchange<Reply>(
    owner: Owner,
    label: string,
    serve: () => Promise<Reply>,
    refused: (refusal: Refused | 'captive portal') => Reply,
  ): Promise<Reply>;
}

export function createNetwork(
  scheduler: Scheduler,
  faults: Faults,
  afterServed: (exchange: number) => void,
  afterRefused: (tab: string, refusal: Refused) => void = () => {},
  delayMs?: () => number,
): Network {
  let exchanges = 0;
  const travel = (owner: Owner, label: string, arrive: () => void): void => {
    if (delayMs) scheduler.timer(owner, delayMs(), arrive);
    else scheduler.event(owner, label, arrive);
  };
  return {
    get exchanges() {
      return exchanges;
    },
    exchange(owner, label, serve, refused) {
      const exchange = exchanges;
      const fault = faults(exchange, label, owner.name);
      exchanges += 1;
      return new Promise((resolve, reject) => {
        const lose = () =>
          scheduler.event(owner, `no answer to ${label}`, () => reject(new TypeError('Failed to fetch')));
        const refuse = (refusal: Refused | 'captive portal') =>
          scheduler.event(owner, `${refusal === 'captive portal' ? refusal : refusal.status} for ${label}`, () => {
            if (refusal !== 'captive portal') afterRefused(owner.name, refusal);
            try {
              resolve(refused(refusal));
            } catch (error) {
              reject(error);
            }
          });
        travel(owner, label, () => {
          if (fault === 'request lost') return lose();
          if (fault === 'captive portal' || (typeof fault === 'object' && !fault.isCarriedOut)) return refuse(fault);
          const served = fault === 'delivered twice' ? serve().then(() => serve()) : serve();
          const tell = () => afterServed(exchange);
          served.then(tell, tell);
          if (fault === 'reply lost') return void served.then(lose, lose);
          if (typeof fault === 'object') return void served.then(() => refuse(fault), lose);
          const reply = (deliver: () => void) => travel(owner, `reply to ${label}`, deliver);
          served.then(
            (value) => reply(() => resolve(value)),
            (error: unknown) => reply(() => reject(error)),
          );
        });
      });
    },
  };
}
