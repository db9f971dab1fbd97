/** A refusal that is given before a handler runs, or from deep inside one. */
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
