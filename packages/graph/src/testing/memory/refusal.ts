/** An error response of a handler. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly inner: string | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    message: string,
    { inner, headers = {} }: { readonly inner?: string; readonly headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.inner = inner;
    this.headers = headers;
  }
}

export const notFound = (message = 'Item not found') => new Refusal(404, 'itemNotFound', message);
export const invalid = (message: string, inner?: string) =>
  new Refusal(400, 'invalidRequest', message, inner === undefined ? {} : { inner });
export const denied = () => new Refusal(403, 'accessDenied', 'Access denied');
export const notSupported = () => new Refusal(501, 'notSupported', 'The request is not supported by the system.');
export const locked = () => new Refusal(423, 'resourceLocked', 'The resource you are attempting to access is locked');
export const nameTaken = () => new Refusal(409, 'nameAlreadyExists', 'Name already exists');
export const preconditionFailed = () =>
  new Refusal(412, 'resourceModified', 'ETag does not match current item value', { inner: 'entityTagDoesNotMatch' });
