import type { Failure } from './failure.ts';

/** Parameters that may be logged. Names that users have chosen (files, titles) are excluded. */
const loggedParameters = [
  'teamId',
  'formId',
  'responseId',
  'rowId',
  'id',
  'missing',
  'place',
  'known',
  'found',
  'status',
  'columns',
] as const;

type LoggedParameters = Partial<
  Readonly<Record<(typeof loggedParameters)[number] | 'errorName' | 'detail' | 'request', unknown>>
>;

/**
 * Formats a failure and its causes for the operator's log: kinds, IDs, statuses and stack lines, but never answers or
 * names that users have chosen.
 */
export function describeFailure({ kind, parameters, cause }: Failure): string {
  // NOTE: each kind has its own parameters, so any of these may be missing.
  const values = parameters as LoggedParameters;
  const ids = loggedParameters.filter((name) => name in values).map((name) => `${name} ${values[name]}`);
  const line = [kind, ...ids, values.errorName, values.detail, formatRequest(values.request)]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(', ');
  return cause ? `${line}\ncaused by ${describeFailure(cause)}` : line;
}

/** Formats Graph's `METHOD path` without the names of folders and files that follow a colon in the path. */
function formatRequest(request: unknown): string {
  if (typeof request !== 'string') return '';
  const at = request.indexOf(':/');
  return `GraphClientRequest ${at < 0 ? request : `${request.slice(0, at)}:/…`}`;
}
