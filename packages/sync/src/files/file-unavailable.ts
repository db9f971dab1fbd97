import { Failed } from '../failures/failed.ts';

/** A file's bytes cannot be had now: neither this device nor the library gives them. */
export class FileUnavailable extends Failed<'file-unavailable'> {
  override readonly name = 'FileUnavailable';

  /** `name`: where one file of many is meant. */
  constructor(name?: string, options?: ErrorOptions) {
    super('file-unavailable', name === undefined ? {} : { name }, options);
  }
}
