/** Why the server does not start, in words for whoever runs it: nothing of the code would help them. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}

/** Ends the process, with a line where the reason is the operator's to mend. A bug is thrown on. */
export function exitWithReason(error: unknown): never {
  if (!(error instanceof CannotStart)) throw error;
  process.stderr.write(`\n  Tideform cannot start: ${error.message}\n\n`);
  process.exit(1);
}
