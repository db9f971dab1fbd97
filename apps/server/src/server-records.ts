import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod/mini';

const runningServerSchema = z.object({
  /** Host name of the machine. */
  machine: z.string(),
  processId: z.number(),
  port: z.number(),
  publicUrl: z.string(),
  graphBaseUrl: z.string(),
  /** Whether the server runs the embedded workspace. */
  isEmbedded: z.boolean(),
  hasDemo: z.boolean(),
});

/** Description of a running server, stored in its data folder for command-line tools. Contains no secrets. */
export type RunningServerRecord = z.infer<typeof runningServerSchema>;

/** Writes the description of this server process to the data folder. @returns a function that deletes it */
export function writeServerRecord(
  dataDir: string,
  details: Omit<RunningServerRecord, 'machine' | 'processId'>,
): () => void {
  const note: RunningServerRecord = { machine: hostname(), processId: process.pid, ...details };
  const file = join(getRecordsFolder(dataDir), `${note.machine}-${note.processId}-${note.port}.json`);
  mkdirSync(getRecordsFolder(dataDir), { recursive: true });
  writeFileSync(file, JSON.stringify(note));
  return () => rmSync(file, { force: true });
}

/** Lists the running servers that use a data folder, on this machine and on others. Ignores killed servers. */
export function loadServerRecords(dataDir: string): { here: RunningServerRecord[]; elsewhere: RunningServerRecord[] } {
  const notes = listRecordFiles(dataDir).flatMap((file) => loadServerRecord(join(getRecordsFolder(dataDir), file)));
  return {
    here: notes.filter((note) => note.machine === hostname() && isProcessAlive(note.processId)),
    elsewhere: notes.filter((note) => note.machine !== hostname()),
  };
}

const getRecordsFolder = (dataDir: string): string => join(dataDir, 'running');

function listRecordFiles(dataDir: string): string[] {
  try {
    return readdirSync(getRecordsFolder(dataDir)).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
}

function loadServerRecord(file: string): RunningServerRecord[] {
  try {
    return [runningServerSchema.parse(JSON.parse(readFileSync(file, 'utf8')))];
  } catch {
    return [];
  }
}

function isProcessAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
