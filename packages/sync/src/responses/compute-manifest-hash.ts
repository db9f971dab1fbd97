import { isRecord, type SubmissionData } from '@tideform/engine';
import type { ManifestFile } from '../files/build-manifest-files.ts';
import type { Hasher } from '../ports.ts';

export interface Manifest {
  readonly responseId: string;
  readonly version: number;
  readonly answers: SubmissionData;
  /** Number of the resubmission, counted from 1; absent for the first submit. */
  readonly resubmission?: number;
  readonly files: readonly ManifestFile[];
}

/** Returns the SHA-256 of the submitted content as lowercase hex. The order of object keys doesn't matter. */
export function computeManifestHash(hashing: Hasher, manifest: Manifest): Promise<string> {
  return hashing.sha256(new TextEncoder().encode(toCanonicalJson(manifest)));
}

function toCanonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}
