import type { DriveItem } from '@tideform/graph';
import type {
  FormConfigFile,
  FormDraftFile,
  FormPublishedFile,
  ResponseFile,
  TeamConfigFile,
} from '../library/stored-files.ts';

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
