import { type GraphOperation, operations } from '@tideform/graph';
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
  const { segments, itemPath } = normalizePlace(path);
  const candidates = routes.filter((route) => fits(route.segments, segments));
  if (candidates.length === 0) {
    const unknown = segments.at(-1) ?? '';
    throw new Refusal(400, 'BadRequest', `Resource not found for the segment '${unknown}'.`);
  }
  const allowed = candidates.filter((route) => route.operation.method === method);
  const route = allowed.find((one) => one.takesPath === (itemPath !== undefined)) ?? allowed[0];
  if (route === undefined) throw notAllowed(method, candidates);
  const params: Record<string, string> = {};
  route.segments.forEach((segment, at) => {
    if (segment.startsWith('{')) params[segment.slice(1, -1)] = decode(segments[at]!);
  });
  if (itemPath !== undefined) params.path = itemPath.map(decodeName).join('/');
  return { name: route.name, operation: route.operation, params };
}

function notAllowed(method: string, candidates: readonly Route[]): Refusal {
  const isNewRow = method === 'POST' && candidates.some(({ operation }) => operation.path.endsWith('/items'));
  if (isNewRow)
    return refusals.invalidRequest('A library makes no items by itself: upload a file, then set its fields.');
  return verbNotAllowed();
}

export const verbNotAllowed = (): Refusal =>
  new Refusal(405, 'Request_BadRequest', 'Specified HTTP method is not allowed for the request target.');

const routes: readonly Route[] = Object.entries(operations).map(([name, operation]) => ({
  name: name as keyof typeof operations,
  operation: operation as GraphOperation,
  ...readTemplate(operation.path),
}));

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
    template.every((part, at) => part.startsWith('{') || part.toLowerCase() === segments[at]!.toLowerCase())
  );
}

/** Splits an address; a place in a drive becomes `drives/{id}/items/{id}/…`, its path apart. */
function normalizePlace(path: string): { segments: string[]; itemPath: string[] | undefined } {
  const [, drive, start, rest] = /^\/?(drives\/[^/]+)\/(root|items\/[^/:]+)(?=[/:(]|$)(.*)$/i.exec(path) ?? [];
  if (drive === undefined || start === undefined) return { segments: split(path), itemPath: undefined };
  const place = [...split(drive), 'items', start.toLowerCase() === 'root' ? 'root' : start.slice('items/'.length)];
  const [, inner, action] = /^:\/?(.*?)(?::(\/.*)?)?$/.exec(rest ?? '') ?? [];
  if (inner !== undefined) return { segments: [...place, ...split(action ?? '')], itemPath: split(inner) };
  return { segments: [...place, ...split((rest ?? '').replace(/\(.*\)$/, ''))], itemPath: undefined };
}

function split(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** A name inside a path: an encoded slash is part of it, and no name may have one. */
function decodeName(segment: string): string {
  const name = decode(segment);
  if (name.includes('/'))
    throw refusals.invalidRequest('The provided name contains an illegal character.', 'invalidPath');
  return name;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw refusals.invalidRequest(`The address has a segment that cannot be read: '${segment}'.`, 'invalidPath');
  }
}
