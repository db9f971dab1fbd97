import { FailureError } from '../failures/failure-error.ts';

/** Thrown when a file's bytes are available neither on this device nor from the library. */
export class FileUnavailable extends FailureError<'file-unavailable'> {
  override readonly name = 'FileUnavailable';

  /** @param name the file's name, when the operation involves several files */
  constructor(name?: string, options?: ErrorOptions) {
    super('file-unavailable', name === undefined ? {} : { name }, options);
  }
}
