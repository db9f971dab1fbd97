import { createHash } from 'node:crypto';
import { createSeededRandom, type SeededRandom, type ServerProcess } from '@tideform/server/testing';
import {
  countRuns,
  listReferencedHashes,
  listSubjects,
  openPool,
  terminateConnections,
} from '@tideform/server/testing/worlds';
import { pause } from './caller.ts';
import type { Client } from './clients/client.ts';
import { createCounterClient } from './clients/counter-client.ts';
import { createDeltaClient } from './clients/delta-client.ts';
import { createFilesClient } from './clients/files-client.ts';
import { createOnceClient } from './clients/once-client.ts';
import { createSessionClient } from './clients/session-client.ts';
import { type Machines, type Store, startMachines } from './machines.ts';
import { owner, prepareDrive } from './prepare-drive.ts';
import { createRunRecord, type RunRecord } from './record.ts';

export interface SeedOptions {
  readonly seed: number;
  readonly seconds: number;
  /** Number of processes to kill. */
  readonly kills: number;
  /** Number of times that database connections are cut. */
  readonly cuts: number;
  readonly store: Store;
  readonly fileClients?: number;
  /** Damages the data after the check. The check is then repeated, which verifies that it finds the damage. */
  spoil?(machines: Machines): Promise<void>;
}

export interface SeedReport {
  readonly counts: RunRecord['counts'];
  /** Descriptions of lost, duplicated or damaged data. */
  readonly violations: readonly string[];
  readonly violationsAfterDamage: readonly string[];
  readonly kills: number;
  readonly cutConnections: number;
  readonly contents: number;
}

const PROCESSES = 3;

/**
 * Starts three server processes, runs the load clients while processes are killed, and returns what was wrong
 * afterwards.
 */
export async function runSeed(options: SeedOptions): Promise<SeedReport> {
  const chance = createSeededRandom(options.seed);
  const machines = await startMachines(PROCESSES, options.store, createSeededRandom(options.seed + 1));
  const record = createRunRecord();
  try {
    const clients = await openClients(options, machines, record);
    const end = Date.now() + options.seconds * 1000;
    const work = clients.map((client) => workUntil(end, client));
    const chaos = await Promise.all([
      killUntil(end, options.kills, machines, chance),
      cutUntil(end, options.cuts, machines, createSeededRandom(options.seed + 2)),
    ]);
    await Promise.all(work);
    const contents = await runClientChecks(clients, machines, record);
    const wrongs = [...record.violations];
    if (options.spoil) {
      await options.spoil(machines);
      await runClientChecks(clients, machines, record);
    }
    const wrongsAfterSpoiling = record.violations.slice(wrongs.length);
    return {
      counts: record.counts,
      violations: wrongs,
      violationsAfterDamage: wrongsAfterSpoiling,
      kills: chaos[0],
      cutConnections: chaos[1],
      contents,
    };
  } finally {
    await machines.close();
  }
}

async function runClientChecks(clients: readonly Client[], machines: Machines, record: RunRecord): Promise<number> {
  for (const client of clients) await client.check();
  const { failed } = await countRuns(machines.db.database);
  if (failed > 0) record.addViolation(`${failed} jobs have failed permanently`);
  return checkContents(machines, record);
}

async function openClients(options: SeedOptions, machines: Machines, record: RunRecord): Promise<Client[]> {
  const names = Array.from({ length: options.fileClients ?? 4 }, (_, at) => `files-${at + 1}`);
  const drive = await prepareDrive(machines.origin, names);
  let seeds = options.seed * 1000;
  const worldOf = (name: string) => {
    seeds += 1;
    return { ...drive, origin: machines.origin, record, chance: createSeededRandom(seeds), name };
  };
  const tally = { ok: 0, unknown: 0 };
  const subjects = () => listSubjects(machines.db.database);
  return [
    ...names.map((name) => createFilesClient(worldOf(name))),
    createCounterClient(worldOf('counter-1'), tally),
    createCounterClient(worldOf('counter-2'), tally),
    createDeltaClient(worldOf('delta-1')),
    createDeltaClient(worldOf('delta-2')),
    await createSessionClient(worldOf('session-1'), owner),
    await createSessionClient(worldOf('session-2'), owner),
    createOnceClient({ ...worldOf('once'), listSubjects: subjects }),
  ];
}

async function workUntil(end: number, client: Client): Promise<void> {
  while (Date.now() < end) await client.step();
}

/** Kills processes at random times and restarts them, but never the last running one. */
async function killUntil(end: number, kills: number, { processes }: Machines, chance: SeededRandom): Promise<number> {
  const starting = new Map<number, Promise<void>>();
  const between = (end - Date.now()) / (kills + 1);
  let killed = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(between * (0.5 + chance.next()));
    const at = chance.below(processes.length);
    await starting.get(at);
    await processes[at]!.kill();
    killed += 1;
    starting.set(at, startAgain(processes[at]!));
  }
  await Promise.all(starting.values());
  return killed;
}

/**
 * Restarts a process. A process that loses its database connection while starting exits, so the start is repeated, as a
 * process supervisor would do.
 */
async function startAgain(server: ServerProcess): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await server.start();
    } catch (error) {
      if (attempt === 5) throw error;
    }
  }
}

async function cutUntil(end: number, cuts: number, { db }: Machines, chance: SeededRandom): Promise<number> {
  const url = new URL(db.connectionString);
  url.searchParams.set('application_name', 'workspace-kill');
  const database = openPool(url.href, 1);
  const between = (end - Date.now()) / (cuts + 1);
  let cut = 0;
  for (let time = 0; time < cuts; time += 1) {
    await pause(between * (0.5 + chance.next()));
    cut += await terminateConnections(database, 1 + chance.below(6));
  }
  await database.destroy();
  return cut;
}

/** Checks that all file contents that the database refers to are in the store, byte for byte. */
async function checkContents({ db, files }: Machines, record: RunRecord): Promise<number> {
  const contents = await listReferencedHashes(db.database);
  for (const sha256 of contents) {
    const hash = createHash('sha256');
    try {
      for await (const chunk of await files.open(sha256)) hash.update(chunk as Buffer);
      if (hash.digest('hex') !== sha256) record.addViolation(`the stored bytes of content ${sha256} differ`);
    } catch (error) {
      record.addViolation(`content ${sha256} is in use but cannot be read: ${(error as Error).message}`);
    }
  }
  return contents.length;
}
