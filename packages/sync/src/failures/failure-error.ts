import type { Failure, FailureKind, FailureParameters } from './failure.ts';

/** Error with a failure kind, for which the app has a message. Its own message is for developers. */
export class FailureError<Kind extends FailureKind = FailureKind> extends Error {
  override readonly name: string = 'Failed';
  readonly kind: Kind;
  readonly parameters: FailureParameters[Kind];

  constructor(kind: Kind, parameters: FailureParameters[Kind], options?: ErrorOptions) {
    const values = Object.values(parameters).join(', ');
    super(values === '' ? kind : `${kind}: ${values}`, options);
    this.kind = kind;
    this.parameters = parameters;
  }
}

/** Converts a failure from a worker or a row back to an error. */
export function toError({ kind, parameters, cause }: Failure): FailureError {
  return new FailureError(kind, parameters, cause && { cause: toError(cause) });
}

/** Thrown when the PDF renderer couldn't start: its page is closing, or its files couldn't be loaded. */
export class PdfRendererUnavailable extends FailureError<'pdf-not-begun'> {
  override readonly name = 'CannotDraw';

  constructor(options?: ErrorOptions) {
    super('pdf-not-begun', {}, options);
  }
}
