import type { EventOwner, Scheduler } from './scheduler.ts';

/** Error response of the server; with `isCarriedOut`, the server has still done the work. */
export interface ErrorReply {
  readonly status: number;
  readonly retryAfterSeconds?: number;
  readonly isCarriedOut?: boolean;
}

/**
 * Fault of one exchange with a server. If a reply is lost, the server's work is done; a captive portal responds with
 * status 200 and its own page.
 */
export type Fault = 'request lost' | 'reply lost' | 'captive portal' | 'delivered twice' | ErrorReply | undefined;

/** Decides the fault of an exchange, numbered over all tabs, when the named tab starts it. */
export type SelectFault = (exchange: number, label: string, tab: string) => Fault;

/**
 * Network between tabs and servers: request and reply are separate events, and each may be lost. The server works
 * atomically in between.
 */
export interface Network {
  readonly exchanges: number;
  /** `refused` creates or throws the error response of the server or its replacement. */
  exchange<Reply>(
    owner: EventOwner,
    label: string,
    serve: () => Promise<Reply>,
    refused: (refusal: ErrorReply | 'captive portal') => Reply,
  ): Promise<Reply>;
}

export function createNetwork(
  scheduler: Scheduler,
  faults: SelectFault,
  afterServed: (exchange: number) => void,
  afterRefused: (tab: string, refusal: ErrorReply) => void = () => {},
  delayMs?: () => number,
): Network {
  let exchanges = 0;
  const transmit = (owner: EventOwner, label: string, arrive: () => void): void => {
    if (delayMs) scheduler.addTimer(owner, delayMs(), arrive);
    else scheduler.addEvent(owner, label, arrive);
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
          scheduler.addEvent(owner, `no answer to ${label}`, () => reject(new TypeError('Failed to fetch')));
        const refuse = (refusal: ErrorReply | 'captive portal') =>
          scheduler.addEvent(owner, `${refusal === 'captive portal' ? refusal : refusal.status} for ${label}`, () => {
            if (refusal !== 'captive portal') afterRefused(owner.name, refusal);
            try {
              resolve(refused(refusal));
            } catch (error) {
              reject(error);
            }
          });
        transmit(owner, label, () => {
          if (fault === 'request lost') return lose();
          if (fault === 'captive portal' || (typeof fault === 'object' && !fault.isCarriedOut)) return refuse(fault);
          const served = fault === 'delivered twice' ? serve().then(() => serve()) : serve();
          const notifyServed = () => afterServed(exchange);
          served.then(notifyServed, notifyServed);
          if (fault === 'reply lost') return void served.then(lose, lose);
          if (typeof fault === 'object') return void served.then(() => refuse(fault), lose);
          const reply = (deliver: () => void) => transmit(owner, `reply to ${label}`, deliver);
          served.then(
            (value) => reply(() => resolve(value)),
            (error: unknown) => reply(() => reject(error)),
          );
        });
      });
    },
  };
}
