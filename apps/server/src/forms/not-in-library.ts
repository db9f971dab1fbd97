import type { LibraryRefusal } from '@tideform/contract';

/** Maps a refusal to its text for API clients. The app uses its own messages. */
export const libraryRefusalDetails: Readonly<Record<LibraryRefusal, string>> = {
  'team-not-found': 'Team not found',
  'form-not-found': 'Invalid formId',
  'no-responses-folder': 'Unable to get default responses folder',
  'no-private-root': 'Unable to get private responses folder',
  'private-folder-not-created': 'Unable to create user private folder',
};

/** Error if the team's library lacks something that the operation needs. */
export class NotInLibrary extends Error {
  override readonly name = 'NotInLibrary';
  readonly refusal: LibraryRefusal;

  constructor(refusal: LibraryRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}
