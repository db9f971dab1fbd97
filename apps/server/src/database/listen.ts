import pg from 'pg';

/** Callbacks of a subscription to a PostgreSQL channel. */
export interface ChannelCallbacks {
  onMessage(payload: string): void;
  /** Called after a reconnect, since messages may have been missed. */
  onGap(): void;
  onFailure(error: Error): void;
}

/** Subscribes to messages that any process sends with NOTIFY on a channel. */
export type Listen = (channel: string, callbacks: ChannelCallbacks) => Promise<{ close(): Promise<void> }>;

const RETRY_MS = 1000;

/**
 * Creates a function that listens on a dedicated connection, and reconnects when that connection breaks.
 *
 * @param connectionString contains the password: never log it
 */
export function createDatabaseListener(connectionString: string): Listen {
  return async (channel, ears) => {
    let current: pg.Client | undefined;
    let timer: NodeJS.Timeout | undefined;
    let isClosed = false;

    async function open(): Promise<void> {
      const client = new pg.Client({ connectionString, keepAlive: true });
      current = client;
      client.on('notification', ({ payload }) => ears.onMessage(payload ?? ''));
      client.on('error', (error) => fail(client, error));
      client.on('end', () => fail(client, new Error('The connection ended')));
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    }

    function fail(client: pg.Client, error: Error): void {
      if (isClosed || client !== current) return;
      current = undefined;
      client.end().catch(() => undefined);
      ears.onFailure(error);
      timer = setTimeout(reopen, RETRY_MS);
      timer.unref();
    }

    function reopen(): void {
      open().then(ears.onGap, (error: Error) => current && fail(current, error));
    }

    await open();
    return {
      async close() {
        isClosed = true;
        clearTimeout(timer);
        await current?.end().catch(() => undefined);
      },
    };
  };
}
