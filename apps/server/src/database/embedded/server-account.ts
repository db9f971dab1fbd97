import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** Operating system account that PostgreSQL runs as. */
export interface ServerAccount {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Returns the account for starting PostgreSQL; `undefined` for the current one. PostgreSQL refuses to run as root, so
 * root starts it as the owner of the cluster's folder or, without one, as `postgres` or `nobody`.
 *
 * @throws if neither account exists
 */
export function findServerAccount(clusterPath: string): ServerAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const account = readOwner(clusterPath) ?? findAccountByName('postgres') ?? findAccountByName('nobody');
  if (account === undefined) {
    throw new Error('PostgreSQL can’t run as root, and neither the account "postgres" nor "nobody" exists to run it');
  }
  return account;
}

function readOwner(path: string): ServerAccount | undefined {
  const { uid, gid } = statSync(path, { throwIfNoEntry: false }) ?? { uid: 0, gid: 0 };
  return uid === 0 ? undefined : { uid, gid };
}

function findAccountByName(name: string): ServerAccount | undefined {
  try {
    const read = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: read('-u'), gid: read('-g') };
  } catch {
    return undefined;
  }
}
