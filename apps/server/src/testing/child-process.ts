import type { ChildProcess } from 'node:child_process';

/** Time limit for hanging processes, in milliseconds. Test runs scale it by the speed of the machine. */
const LIMIT_MS = 600_000 * (Number(process.env.LIMIT_FACTOR) || 1);

/**
 * Resolves when the process has printed the text to standard output or standard error.
 * @throws an error with the process's output if the process ends first or hangs; a hanging process is killed
 */
export function waitUntilPrinted(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const streams = [child.stdout, child.stderr];
    const settle = () => {
      clearTimeout(timer);
      child.off('exit', onExit);
      // Stops collecting output, since all of it would be searched again with each new line.
      for (const stream of streams) stream?.off('data', read);
    };
    const fail = (reason: string) => {
      settle();
      reject(new Error(`The process ${reason}. It printed:\n${printed.slice(-4000)}`));
    };
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (!printed.includes(text)) return;
      settle();
      for (const stream of streams) stream?.resume();
      resolve();
    };
    const onExit = (code: number | null, signal: string | null) => fail(`ended with ${code ?? signal}`);
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail(`was not ready after ${LIMIT_MS / 1000} s`);
    }, LIMIT_MS);
    for (const stream of streams) stream?.on('data', read);
    child.once('exit', onExit);
  });
}

/** Resolves with the exit code when the process ends; `null` after a signal. */
export function waitForExit(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('exit', resolve));
}
