import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino';

/**
 * Makes the log: JSON lines with ids and codes. Addresses are logged without their query, the codes of a sign-in and the names of files
 * (people choose them), headers and bodies not at all; of errors only what finds the line of code.
 *
 * @param destination standard output unless told
 */
export function createLogger(level: LevelWithSilent, destination?: DestinationStream): Logger {
  return pino(
    { level, base: undefined, serializers: { req: describeRequest, res: describeReply, err: describeError } },
    destination,
  );
}

/** `items/{id}:/{path}:/content` and `root:/{path}`: https://learn.microsoft.com/graph/onedrive-addressing-driveitems. */
const nameInGraph = /:\/[^:]*/;

function describeRequest(request: { readonly method: string; readonly url: string }): object {
  const path = request.url.split('?', 1)[0] ?? '';
  return { method: request.method, path: path.replace(/(\/auth-code\/).*/, '$1…').replace(nameInGraph, ':/…') };
}

function describeReply(reply: { readonly statusCode: number }): object {
  return { status: reply.statusCode };
}

/** Some libraries throw objects that are no errors. */
function messageOf(thrown: unknown): string {
  const { message } = (thrown ?? {}) as { readonly message?: unknown };
  return typeof message === 'string' ? message : String(thrown);
}

/** Own properties are left out: a database error's tell the values of a row. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: messageOf(error) };
  const { code } = error as { code?: unknown };
  return {
    name: error.name,
    message: error.message,
    ...(typeof code === 'string' && { code }),
    stack: error.stack,
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
