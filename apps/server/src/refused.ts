/** Refusal of a request, thrown before the handler runs or from nested functions. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: string;
  readonly status: number;
  readonly detail: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: string, status: number, detail?: string, more: { readonly retryAfterSeconds?: number } = {}) {
    super(detail ?? code);
    this.code = code;
    this.status = status;
    this.detail = detail;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}
