import { type GraphOperation, operations } from '@tideform/graph';
import type { ItemAddress } from '../../library/items/item-address.ts';
import { Refusal, refusals } from '../../refusal.ts';

/** An operation, and the parameters of the address. */
export interface OperationMatch {
  readonly name: keyof typeof operations;
  readonly operation: GraphOperation;
  /** Decoded parameters. A drive item is `itemId` (`root` for the root) and, if the address contains a path, `path`. */
  readonly params: Readonly<Record<string, string>>;
}

interface Route extends Omit<OperationMatch, 'params'> {
  readonly segments: readonly string[];
  readonly hasPath: boolean;
}

/**
 * Finds the operation for a method and an encoded path below `/v1.0`. All notations of a drive item (`root`,
 * `root:/path`, `items/{id}:/path:/action`) lead to the same routes.
 *
 * @throws 400 for an unknown segment, 405 for an unsupported method
 */
export function matchAddress(method: string, path: string): OperationMatch {
  const match = findOperation(method, path);
  if (match !== undefined) return match;
  const { segments } = normalizePath(path);
  if (routes.some((route) => matchesTemplate(route.segments, segments))) throw createMethodNotAllowed();
  const unknown = segments.at(-1) ?? '';
  throw new Refusal(400, 'BadRequest', `Resource not found for the segment '${unknown}'.`);
}

/** Like `matchAddress`, but returns `undefined` if there is no such operation. */
export function findOperation(method: string, path: string): OperationMatch | undefined {
  const { segments, itemPath } = normalizePath(path);
  const candidates = routes.filter(
    (route) => route.operation.method === method && matchesTemplate(route.segments, segments),
  );
  const route = candidates.find((one) => one.hasPath === (itemPath !== undefined)) ?? candidates[0];
  if (route === undefined) return undefined;
  const params: Record<string, string> = {};
  route.segments.forEach((segment, at) => {
    if (segment.startsWith('{')) params[segment.slice(1, -1)] = decodeSegment(segments[at]!);
  });
  if (itemPath !== undefined) params.path = itemPath.map(decodeSegment).join('/');
  return { name: route.name, operation: route.operation, params };
}

/** Returns the drive item that an address refers to. */
export function getItemAddress({ params }: OperationMatch): ItemAddress {
  return { itemId: params.itemId ?? 'root', ...(params.path === undefined ? {} : { path: params.path }) };
}

export const createMethodNotAllowed = (): Refusal =>
  new Refusal(405, 'Request_BadRequest', 'Specified HTTP method is not allowed for the request target.');

/** Routes with fewer parameters come first, so that `$count` in `/users/$count` isn't taken for a user's name. */
const routes: readonly Route[] = Object.entries(operations)
  .map(([name, operation]) => ({
    name: name as keyof typeof operations,
    operation: operation as GraphOperation,
    ...parseTemplate(operation.path),
  }))
  .sort((a, b) => countParameters(a) - countParameters(b));

function countParameters({ segments }: Pick<Route, 'segments'>): number {
  return segments.filter((segment) => segment.includes('{')).length;
}

function parseTemplate(template: string): { segments: string[]; hasPath: boolean } {
  const { segments, itemPath } = normalizePath(template);
  return {
    segments: segments.map((segment) => (segment === 'root' && segments[0] === 'drives' ? '{itemId}' : segment)),
    hasPath: itemPath !== undefined,
  };
}

function matchesTemplate(template: readonly string[], segments: readonly string[]): boolean {
  return (
    template.length === segments.length &&
    template.every((part, at) => matchesSegment(part.toLowerCase(), segments[at]!.toLowerCase()))
  );
}

function matchesSegment(part: string, segment: string): boolean {
  const [, before, , after] = PARAMETER.exec(part) ?? [];
  if (before === undefined || after === undefined) return part === segment;
  return segment.length > before.length + after.length && segment.startsWith(before) && segment.endsWith(after);
}

/** Matches `{tableId}` and `itemAt(index={index})`. */
const PARAMETER = /^([^{]*)\{(\w+)\}(.*)$/;

/** Splits a path into segments. A drive item becomes `drives/{id}/items/{id}/…`, with its path separately. */
function normalizePath(path: string): { segments: string[]; itemPath: string[] | undefined } {
  const [, drive, start, rest] = /^\/?(drives\/[^/]+)\/(root|items\/[^/:]+)(?=[/:(]|$)(.*)$/i.exec(path) ?? [];
  if (drive === undefined || start === undefined) {
    return { segments: splitSegments(path.replace(/\/delta\(token='[^/]*'\)$/i, '/delta')), itemPath: undefined };
  }
  const itemSegments = [
    ...splitSegments(drive),
    'items',
    start.toLowerCase() === 'root' ? 'root' : start.slice('items/'.length),
  ];
  if (!rest?.startsWith(':'))
    return { segments: [...itemSegments, ...splitSegments(normalizeNotation(rest ?? ''))], itemPath: undefined };
  // `rest` is `:/path:/action`, `:/path:` or `:/path`.
  const colon = rest.indexOf(':/', 1);
  const inner = colon < 0 ? rest.slice(1).replace(/:$/, '') : rest.slice(1, colon);
  const action = colon < 0 ? '' : rest.slice(colon + 1);
  return { segments: [...itemSegments, ...splitSegments(normalizeNotation(action))], itemPath: splitItemPath(inner) };
}

/**
 * Normalizes alternative notations: `delta(token='…')` → `delta`, `restore` → `restoreVersion`, `tables('Towns')` →
 * `tables/Towns`.
 */
function normalizeNotation(rest: string): string {
  return rest
    .replace(/^(\/delta)\(.*\)$/i, '$1')
    .replace(/^(\/versions\/[^/]+)\/restore$/i, '$1/restoreVersion')
    .replaceAll(/\/(worksheets|tables|columns)\('([^'/]*)'\)/gi, '/$1/$2');
}

/** Splits an item path. Some clients encode the whole path at once, so encoded slashes separate too. */
function splitItemPath(path: string): string[] {
  return splitSegments(path.replaceAll(/%2f/gi, '/'));
}

function splitSegments(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw refusals.invalidRequest(`The URL has an invalid segment: '${segment}'.`, 'invalidPath');
  }
}
