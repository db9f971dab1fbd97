import { execFile, spawnSync } from 'node:child_process';

/** A program that hangs is ended: the test then fails with what it had said. */
const LIMIT_MS = 300_000 * (Number(process.env.LIMIT_FACTOR) || 1);

/**
 * Runs a program to its end with nothing of our own environment but the way to programs. Answers what it printed.
 *
 * @throws when it fails, with what it printed
 */
export function runProgram(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  const env = { PATH: process.env.PATH, ...environment };
  return new Promise((resolve, reject) => {
    execFile(
      program,
      args,
      { env, timeout: LIMIT_MS, killSignal: 'SIGKILL', maxBuffer: 64_000_000 },
      (error, stdout, stderr) => {
        if (error) reject(new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error }));
        else resolve(stdout);
      },
    );
  });
}

/** What a program says to a question about itself; `undefined` where it is not there or refuses. */
export function askProgram(program: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}
