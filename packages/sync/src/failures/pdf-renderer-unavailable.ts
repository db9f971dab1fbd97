import { FailureError } from './failure-error.ts';

/** Thrown when the PDF renderer couldn't start: its page is closing, or its files couldn't be loaded. */
export class PdfRendererUnavailable extends FailureError<'pdf-not-begun'> {
  override readonly name = 'CannotDraw';

  constructor(options?: ErrorOptions) {
    super('pdf-not-begun', {}, options);
  }
}
