import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod/mini';

const runningServer = z.object({
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
export type RunningServerNote = z.infer<typeof runningServer>;

/** Writes the description of this server process to the data folder. @returns a function that deletes it */
export function writeNote(dataDir: string, details: Omit<RunningServerNote, 'machine' | 'processId'>): () => void {
  const note: RunningServerNote = { machine: hostname(), processId: process.pid, ...details };
  const file = join(folderOf(dataDir), `${note.machine}-${note.processId}-${note.port}.json`);
  mkdirSync(folderOf(dataDir), { recursive: true });
  writeFileSync(file, JSON.stringify(note));
  return () => rmSync(file, { force: true });
}

/** Lists the running servers that use a data folder, on this machine and on others. Ignores killed servers. */
export function readNotes(dataDir: string): { here: RunningServerNote[]; elsewhere: RunningServerNote[] } {
  const notes = filesOf(dataDir).flatMap((file) => readNote(join(folderOf(dataDir), file)));
  return {
    here: notes.filter((note) => note.machine === hostname() && isAlive(note.processId)),
    elsewhere: notes.filter((note) => note.machine !== hostname()),
  };
}

const folderOf = (dataDir: string): string => join(dataDir, 'running');

function filesOf(dataDir: string): string[] {
  try {
    return readdirSync(folderOf(dataDir)).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
}

function readNote(file: string): RunningServerNote[] {
  try {
    return [runningServer.parse(JSON.parse(readFileSync(file, 'utf8')))];
  } catch {
    return [];
  }
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
