import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** An account of the operating system that PostgreSQL runs as. */
export interface ServerAccount {
  readonly uid: number;
  readonly gid: number;
}

/**
 * The account that PostgreSQL must be started as: `undefined` for "as ourselves". PostgreSQL refuses to run as root, so root
 * starts it as the owner of the cluster's folder, and where there is none yet, as `postgres`, else `nobody`.
 *
 * @throws when root finds neither account
 */
export function findServerAccount(clusterPath: string): ServerAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const account = readOwner(clusterPath) ?? readAccount('postgres') ?? readAccount('nobody');
  if (account === undefined) {
    throw new Error('PostgreSQL can’t run as root, and neither the account "postgres" nor "nobody" exists to run it');
  }
  return account;
}

function readOwner(path: string): ServerAccount | undefined {
  const { uid, gid } = statSync(path, { throwIfNoEntry: false }) ?? { uid: 0, gid: 0 };
  return uid === 0 ? undefined : { uid, gid };
}

function readAccount(name: string): ServerAccount | undefined {
  try {
    const read = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: read('-u'), gid: read('-g') };
  } catch {
    return undefined;
  }
}
