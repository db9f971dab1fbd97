import type { DriveItem } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import type { TeamRow } from '../database/rows.ts';
import type { Failure } from '../failures/failure.ts';
import type {
  FormConfigFile,
  FormDraftFile,
  FormPublishedFile,
  ResponseFile,
  TeamConfigFile,
} from '../library/stored-files.ts';
import type { Identity } from '../ports.ts';

/** File that was read and has invalid content. */
export interface UnreadableItem {
  readonly item: DriveItem;
  readonly failure: Failure;
}

/** Context of one pull of a team's library. */
export interface TeamPull extends SyncContext {
  readonly team: TeamRow;
  readonly driveId: string;
  readonly identity: Identity;
  /** The user is viewing this team: its files are loaded first. */
  readonly isCurrent: boolean;
  readonly signal: AbortSignal | undefined;
  /** Failures of this pull so far. */
  readonly errors: Failure[];
  /** Files with invalid content. Each is shown with its form, and doesn't stop the pull. */
  readonly unreadable: UnreadableItem[];
}

/** File of the library with validated content, ready to be stored. */
export type PulledFile = {
  readonly item: DriveItem;
  readonly folderId: string;
  readonly knownETag: string | undefined;
} & (
  | { readonly kind: 'teamConfig'; readonly content: TeamConfigFile }
  | { readonly kind: 'formConfig'; readonly content: FormConfigFile }
  | { readonly kind: 'formDraft'; readonly content: FormDraftFile }
  | { readonly kind: 'formPublished'; readonly content: FormPublishedFile }
  | { readonly kind: 'responseDraft'; readonly content: ResponseFile }
);
