import { execFileSync } from 'node:child_process';

/** An account of the operating system that PostgreSQL runs as. */
export interface ServerAccount {
  readonly uid: number;
  readonly gid: number;
}

/**
 * The account that PostgreSQL must be started as: `undefined` for "as ourselves". PostgreSQL refuses to run as root, so
 * root lends it the account `postgres`, else `nobody`.
 *
 * @throws when root finds neither account
 */
export function findServerAccount(): ServerAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const account = readAccount('postgres') ?? readAccount('nobody');
  if (account === undefined) {
    throw new Error('PostgreSQL cannot run as root, and there is no account "postgres" or "nobody" to lend it');
  }
  return account;
}

function readAccount(name: string): ServerAccount | undefined {
  try {
    const read = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: read('-u'), gid: read('-g') };
  } catch {
    return undefined;
  }
}
