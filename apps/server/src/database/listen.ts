import pg from 'pg';

/** What somebody wants to hear of a channel. */
export interface Ears {
  onMessage(payload: string): void;
  /** The connection was lost and is back: messages may have been missed. */
  onGap(): void;
  onFailure(error: Error): void;
}

/** Hears what any process says on a channel of the database with NOTIFY. */
export type Listen = (channel: string, ears: Ears) => Promise<{ close(): Promise<void> }>;

const RETRY_MS = 1000;

/**
 * Listens on a connection of its own, which a pool could not give; when it breaks it is opened again.
 *
 * @param connectionString holds the password: never logged
 */
export function createListen(connectionString: string): Listen {
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
