import { isRecord, type SubmissionData } from '@tideform/engine';
import type { ManifestFile } from '../files/files-to-submit.ts';
import type { Hashing } from '../ports.ts';

export interface Manifest {
  readonly responseId: string;
  readonly version: number;
  readonly answers: SubmissionData;
  /** Of a resubmission: which one it is. */
  readonly resubmission?: number;
  readonly files: readonly ManifestFile[];
}

/** SHA-256 of what was submitted, as lower-case hex; the same content gives the same hash whatever the order of keys. */
export function manifestHash(hashing: Hashing, manifest: Manifest): Promise<string> {
  return hashing.sha256(new TextEncoder().encode(canonicalJson(manifest)));
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}
