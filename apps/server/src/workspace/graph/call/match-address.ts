import { type GraphOperation, operations } from '@tideform/graph';
import type { Address } from '../../library/items/place.ts';
import { Refusal, refusals } from '../../refusal.ts';

/** An operation, and what the address says about its parameters. */
export interface Match {
  readonly name: keyof typeof operations;
  readonly operation: GraphOperation;
  /** Decoded. A place in a drive is `itemId` (`root` for the root) and, when the address has one, `path`. */
  readonly params: Readonly<Record<string, string>>;
}

interface Route extends Omit<Match, 'params'> {
  readonly segments: readonly string[];
  readonly takesPath: boolean;
}

/**
 * Finds the operation for a method and a path below `/v1.0`, still encoded. The many spellings of a place in a drive
 * (`root`, `root:/path`, `items/{id}:/path:/action`) all lead to the same routes.
 *
 * @throws 400 for a segment that Graph does not know, 405 for a verb that the address does not take
 */
export function matchAddress(method: string, path: string): Match {
  const match = findOperation(method, path);
  if (match !== undefined) return match;
  const { segments } = normalizePlace(path);
  if (routes.some((route) => fits(route.segments, segments))) throw verbNotAllowed();
  const unknown = segments.at(-1) ?? '';
  throw new Refusal(400, 'BadRequest', `Resource not found for the segment '${unknown}'.`);
}

/** As `matchAddress`; `undefined` where no operation has this address and verb. */
export function findOperation(method: string, path: string): Match | undefined {
  const { segments, itemPath } = normalizePlace(path);
  const fitting = routes.filter((route) => route.operation.method === method && fits(route.segments, segments));
  const route = fitting.find((one) => one.takesPath === (itemPath !== undefined)) ?? fitting[0];
  if (route === undefined) return undefined;
  const params: Record<string, string> = {};
  route.segments.forEach((segment, at) => {
    if (segment.startsWith('{')) params[segment.slice(1, -1)] = decode(segments[at]!);
  });
  if (itemPath !== undefined) params.path = itemPath.map(decode).join('/');
  return { name: route.name, operation: route.operation, params };
}

/** The place in a drive that an address names. */
export function placeOf({ params }: Match): Address {
  return { itemId: params.itemId ?? 'root', ...(params.path === undefined ? {} : { path: params.path }) };
}

export const verbNotAllowed = (): Refusal =>
  new Refusal(405, 'Request_BadRequest', 'Specified HTTP method is not allowed for the request target.');

/** Those with fewer parameters come first: `/users/$count` is nobody of that name. */
const routes: readonly Route[] = Object.entries(operations)
  .map(([name, operation]) => ({
    name: name as keyof typeof operations,
    operation: operation as GraphOperation,
    ...readTemplate(operation.path),
  }))
  .sort((a, b) => countParameters(a) - countParameters(b));

function countParameters({ segments }: Pick<Route, 'segments'>): number {
  return segments.filter((segment) => segment.includes('{')).length;
}

function readTemplate(template: string): { segments: string[]; takesPath: boolean } {
  const { segments, itemPath } = normalizePlace(template);
  return {
    segments: segments.map((segment) => (segment === 'root' && segments[0] === 'drives' ? '{itemId}' : segment)),
    takesPath: itemPath !== undefined,
  };
}

function fits(template: readonly string[], segments: readonly string[]): boolean {
  return (
    template.length === segments.length &&
    template.every((part, at) => fitsSegment(part.toLowerCase(), segments[at]!.toLowerCase()))
  );
}

function fitsSegment(part: string, segment: string): boolean {
  const [, before, , after] = PARAMETER.exec(part) ?? [];
  if (before === undefined || after === undefined) return part === segment;
  return segment.length > before.length + after.length && segment.startsWith(before) && segment.endsWith(after);
}

/** `{tableId}`, and `itemAt(index={index})`. */
const PARAMETER = /^([^{]*)\{(\w+)\}(.*)$/;

/** Splits an address; a place in a drive becomes `drives/{id}/items/{id}/…`, its path apart. */
function normalizePlace(path: string): { segments: string[]; itemPath: string[] | undefined } {
  const [, drive, start, rest] = /^\/?(drives\/[^/]+)\/(root|items\/[^/:]+)(?=[/:(]|$)(.*)$/i.exec(path) ?? [];
  if (drive === undefined || start === undefined) {
    return { segments: split(path.replace(/\/delta\(token='[^/]*'\)$/i, '/delta')), itemPath: undefined };
  }
  const place = [...split(drive), 'items', start.toLowerCase() === 'root' ? 'root' : start.slice('items/'.length)];
  if (!rest?.startsWith(':'))
    return { segments: [...place, ...split(withoutOldSpellings(rest ?? ''))], itemPath: undefined };
  // `:/path:/action`, `:/path:` and `:/path`
  const colon = rest.indexOf(':/', 1);
  const inner = colon < 0 ? rest.slice(1).replace(/:$/, '') : rest.slice(1, colon);
  const action = colon < 0 ? '' : rest.slice(colon + 1);
  return { segments: [...place, ...split(withoutOldSpellings(action))], itemPath: splitItemPath(inner) };
}

/** `delta(token='…')` is `delta`, `restore` was the name of `restoreVersion`, and `tables('Towns')` is `tables/Towns`. */
function withoutOldSpellings(rest: string): string {
  return rest
    .replace(/^(\/delta)\(.*\)$/i, '$1')
    .replace(/^(\/versions\/[^/]+)\/restore$/i, '$1/restoreVersion')
    .replaceAll(/\/(worksheets|tables|columns)\('([^'/]*)'\)/gi, '/$1/$2');
}

/** Clients that encode a whole path at once send its slashes encoded: they separate too. */
function splitItemPath(path: string): string[] {
  return split(path.replaceAll(/%2f/gi, '/'));
}

function split(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw refusals.invalidRequest(`The address has a segment that cannot be read: '${segment}'.`, 'invalidPath');
  }
}
