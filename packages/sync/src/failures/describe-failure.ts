import type { Failure } from './failure.ts';

/** Parameters that name no person's work: those that people gave (files, titles) are not told. */
const told = [
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

type Told = Partial<Readonly<Record<(typeof told)[number] | 'errorName' | 'detail' | 'request', unknown>>>;

/**
 * A failure and its causes for the operator's log: kinds, ids, statuses and stack lines; never an answer, nor a name that
 * somebody gave.
 */
export function describeFailure({ kind, parameters, cause }: Failure): string {
  // NOTE: each kind has its own parameters; those that are looked for are there or not.
  const values = parameters as Told;
  const ids = told.filter((name) => name in values).map((name) => `${name} ${values[name]}`);
  const line = [kind, ...ids, values.errorName, values.detail, placeOf(values.request)]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(', ');
  return cause ? `${line}\ncaused by ${describeFailure(cause)}` : line;
}

/** Graph's `METHOD path`; what follows a colon in the path are names of folders and files. */
function placeOf(request: unknown): string {
  if (typeof request !== 'string') return '';
  const at = request.indexOf(':/');
  return `GraphClientRequest ${at < 0 ? request : `${request.slice(0, at)}:/…`}`;
}
