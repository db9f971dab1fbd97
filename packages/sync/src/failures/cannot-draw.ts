import { Failed } from './failed.ts';

/** What draws PDFs did not come up: its page is going, or its files are not to be had now. */
export class CannotDraw extends Failed<'pdf-not-begun'> {
  override readonly name = 'CannotDraw';

  constructor(options?: ErrorOptions) {
    super('pdf-not-begun', {}, options);
  }
}
