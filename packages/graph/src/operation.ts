import type { z } from 'zod/mini';

export type GraphMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** System query options, decoded. `undefined` omits an option. */
export interface GraphQuery {
  readonly select?: readonly string[];
  /** Expansion as written after `$expand=`: `fields($select=a,b)`. */
  readonly expand?: string;
  /** Filter as written after `$filter=`; build it with `odata/filter.ts`. */
  readonly filter?: string;
  /** Sort order as written after `$orderby=`: `fields/Title desc`. */
  readonly orderby?: string;
  /** Search as written after `$search=`; build it with `odata/search.ts`. */
  readonly search?: string;
  readonly top?: number;
  readonly skip?: number;
  readonly count?: boolean;
  /** Opaque paging token from a next or delta link. */
  readonly skiptoken?: string;
  readonly token?: string;
  /** `@microsoft.graph.conflictBehavior` as a query option. */
  readonly conflictBehavior?: 'fail' | 'replace' | 'rename';
}

/**
 * One operation of Microsoft Graph v1.0, used by both sides: the client calls it, the embedded workspace implements it.
 *
 * `path` is a template: `{driveId}` is one encoded segment, `{+path}` is a path inside the drive whose segments are
 * encoded individually. The names in the template are the keys of `params`.
 */
export interface GraphOperation<Params extends string = string, Body = unknown, Reply = unknown> {
  readonly name: string;
  readonly method: GraphMethod;
  readonly path: string;
  /** Query options that the operation supports. */
  readonly query: readonly (keyof GraphQuery)[];
  /** `undefined` without a body; `'bytes'` for any content. */
  readonly body: z.ZodMiniType<Body> | 'bytes' | undefined;
  /** `'bytes'` for content, typed as `Blob` in `Reply`; `undefined` if a successful response has no body. */
  readonly reply: z.ZodMiniType<Reply> | 'bytes' | undefined;
  /** Status codes of a successful response, the usual one first. */
  readonly statuses: readonly number[];
  /** A `POST` that may be sent twice: the second time it's refused, or changes nothing. */
  readonly isRepeatable?: boolean;
  /** URL of Microsoft's documentation. */
  readonly docs: string;
  /** Parameter names of the path template; also gives them a compile-time type. */
  readonly params: readonly Params[];
}

/** Parameter names of a path template: `'/drives/{driveId}/root:/{+path}'` → `'driveId' | 'path'`. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `+${infer Plain}` ? Plain : Name) | PathParams<Rest>
  : never;

type OperationSchema = z.ZodMiniType | 'bytes' | undefined;
type BodyOf<Of extends OperationSchema> = Of extends z.ZodMiniType<infer Value> ? Value : undefined;
type ReplyOf<Of extends OperationSchema> =
  Of extends z.ZodMiniType<infer Value> ? Value : Of extends 'bytes' ? Blob : undefined;

/** Defines an operation; parameter names are inferred from the path, body and reply types from their schemas. */
export function graphOperation<
  const Path extends string,
  Body extends OperationSchema = undefined,
  Reply extends OperationSchema = undefined,
>(operation: {
  readonly name: string;
  readonly method: GraphMethod;
  readonly path: Path;
  readonly query?: readonly (keyof GraphQuery)[];
  readonly body?: Body;
  readonly reply?: Reply;
  readonly statuses: readonly number[];
  readonly isRepeatable?: boolean;
  readonly docs: string;
}): GraphOperation<PathParams<Path>, BodyOf<Body>, ReplyOf<Reply>> {
  const names = [...operation.path.matchAll(/\{\+?(\w+)\}/g)].map((match) => match[1] as PathParams<Path>);
  return {
    ...operation,
    query: operation.query ?? [],
    body: operation.body as z.ZodMiniType<BodyOf<Body>> | 'bytes' | undefined,
    reply: operation.reply as z.ZodMiniType<ReplyOf<Reply>> | 'bytes' | undefined,
    params: names,
  };
}
