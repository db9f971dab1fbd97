/** A file's bytes cannot be had now: neither this device nor the library gives them. */
export class FileUnavailable extends Error {
  override readonly name = 'FileUnavailable';
  /** Name of the file, where one file of many is meant. */
  readonly fileName: string | undefined;

  constructor(fileName?: string, options?: ErrorOptions) {
    super(fileName === undefined ? 'File unavailable' : `File unavailable: ${fileName}`, options);
    this.fileName = fileName;
  }
}
