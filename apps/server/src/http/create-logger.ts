import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino';

/**
 * Creates the logger, which writes JSON lines that contain IDs and codes but no user data. URLs are logged without
 * queries, authorization codes and file names, which users choose. Headers and bodies aren't logged. Errors are logged
 * without values.
 *
 * @param destination default: standard output
 */
export function createLogger(level: LevelWithSilent, destination?: DestinationStream): Logger {
  return pino(
    { level, base: undefined, serializers: { req: describeRequest, res: describeReply, err: describeError } },
    destination,
  );
}

/**
 * File path in a Graph URL, like in `items/{id}:/{path}:/content` and `root:/{path}`.
 * @see https://learn.microsoft.com/graph/onedrive-addressing-driveitems
 */
const GRAPH_NAME_PATTERN = /:\/[^:]*/;

function describeRequest(request: { readonly method: string; readonly url: string }): object {
  const path = request.url.split('?', 1)[0] ?? '';
  return { method: request.method, path: path.replace(/(\/auth-code\/).*/, '$1…').replace(GRAPH_NAME_PATTERN, ':/…') };
}

function describeReply(reply: { readonly statusCode: number }): object {
  return { status: reply.statusCode };
}

/** Returns the message of a thrown value. Some libraries throw objects that aren't instances of `Error`. */
function getErrorMessage(thrown: unknown): string {
  const { message } = (thrown ?? {}) as { readonly message?: unknown };
  return typeof message === 'string' ? message : String(thrown);
}

/**
 * Returns the loggable properties of an error. Other properties are left out, since those of database errors contain
 * row values.
 */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: getErrorMessage(error) };
  const { code } = error as { code?: unknown };
  return {
    name: error.name,
    message: error.message,
    ...(typeof code === 'string' && { code }),
    stack: error.stack,
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
