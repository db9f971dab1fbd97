import type { Failure, FailureKind, FailureParameters } from './failure.ts';

/** Something failed in a way that has a kind, and so words for people. Its message is for developers. */
export class Failed<Kind extends FailureKind = FailureKind> extends Error {
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

/** What failed elsewhere (in a worker, in a row), to be thrown here. */
export function failedWith({ kind, parameters, cause }: Failure): Failed {
  return new Failed(kind, parameters, cause && { cause: failedWith(cause) });
}
