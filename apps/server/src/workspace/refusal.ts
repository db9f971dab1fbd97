import { DISK_FULL_RETRY_AFTER } from '../database/database-errors.ts';

/** A refused Graph call. Thrown anywhere in the workspace, and sent as Graph's error envelope. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: string;
  /** Codes of nested `innerError` objects, outermost first. */
  readonly innerCodes: readonly string[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    message: string,
    options: { readonly innerCodes?: readonly string[]; readonly headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.innerCodes = options.innerCodes ?? [];
    this.headers = options.headers ?? {};
  }
}

/** Refusals of several operations, with the codes and messages of Microsoft Graph. */
export const refusals = {
  accessDenied: () => new Refusal(403, 'accessDenied', 'Access denied'),
  itemNotFound: (message = 'The resource could not be found.') => new Refusal(404, 'itemNotFound', message),
  invalidRequest: (message: string, ...innerCodes: string[]) =>
    new Refusal(400, 'invalidRequest', message, { innerCodes }),
  notSupported: () => new Refusal(501, 'notSupported', 'The request is not supported by the system.'),
  nameAlreadyExists: () => new Refusal(409, 'nameAlreadyExists', 'Name already exists'),
  etagMismatch: () =>
    new Refusal(412, 'resourceModified', 'ETag does not match current item.', {
      innerCodes: ['entityTagDoesNotMatch'],
    }),
  locked: () => new Refusal(423, 'resourceLocked', 'The resource you are attempting to access is locked'),
  throttled: () =>
    new Refusal(429, 'activityLimitReached', 'The request has been throttled', { innerCodes: ['throttledRequest'] }),
  serviceNotAvailable: () =>
    new Refusal(503, 'serviceNotAvailable', 'The service is temporarily unavailable.', {
      headers: { 'retry-after': '5' },
    }),
  noRoom: () =>
    new Refusal(507, 'quotaLimitReached', 'The server’s storage is full.', {
      headers: { 'retry-after': DISK_FULL_RETRY_AFTER },
    }),
  directoryObjectNotFound: (id: string) =>
    new Refusal(
      404,
      'Request_ResourceNotFound',
      `Resource '${id}' does not exist or one of its queried reference-property objects are not present.`,
    ),
} as const;
