import { execFile, spawnSync } from 'node:child_process';

/** Programs that hang are killed; the test then fails with their output. */
const LIMIT_MS = 300_000 * (Number(process.env.LIMIT_FACTOR) || 1);

/**
 * Runs a program with a minimal environment, and resolves to its output.
 *
 * @throws when the program fails, with its output
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

/** Returns the output of a program such as `--version`; `undefined` if it is missing or fails. */
export function tryProgram(program: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}
