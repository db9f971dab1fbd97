/** The local database cannot be opened. What it holds may still be exported. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  /** It was written by a newer version of the app. */
  readonly isNewer: boolean;

  constructor(cause: unknown) {
    super('The data on this device cannot be opened.', { cause });
    this.isNewer = cause instanceof Error && cause.name === 'NewerDatabase';
  }
}
