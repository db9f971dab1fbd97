import type { LibraryRefusal } from '@tideform/contract';

/** For who reads the API's answers as they come; the app words the codes. */
export const libraryDetails: Readonly<Record<LibraryRefusal, string>> = {
  'team-not-found': 'Team not found',
  'form-not-found': 'Invalid formId',
  'no-responses-folder': 'Unable to get default responses folder',
  'no-private-root': 'Unable to get private responses folder',
  'private-folder-not-created': 'Unable to create user private folder',
};

/** The library lacks something that it needs to have. */
export class NotInLibrary extends Error {
  override readonly name = 'NotInLibrary';
  readonly refusal: LibraryRefusal;

  constructor(refusal: LibraryRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}
