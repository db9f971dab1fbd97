/** Reason why the server can't start, with a message for operators, shown without a stack trace. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}

/**
 * Ends the process with a message for operators if the error is `CannotStart`.
 * @throws any other error, since it is a bug
 */
export function exitWithReason(error: unknown): never {
  if (!(error instanceof CannotStart)) throw error;
  process.stderr.write(`\n  Tideform can’t start: ${error.message}\n\n`);
  process.exit(1);
}
