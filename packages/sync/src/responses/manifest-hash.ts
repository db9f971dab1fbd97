import type { SubmissionData } from '@tideform/engine';
import type { Hashing } from '../ports.ts';

export interface Manifest {
  readonly responseId: string;
  readonly version: number;
  readonly answers: SubmissionData;
  /** Of a resubmission: which one it is. */
  readonly resubmission?: number;
  /** Without `sha256`: sent by another device. The answers say where it lies. */
  readonly files: readonly { readonly name: string; readonly sizeBytes: number; readonly sha256?: string }[];
}

/** SHA-256 of what was submitted, as lower-case hex; the same content gives the same hash whatever the order of keys. */
export function manifestHash(hashing: Hashing, manifest: Manifest): Promise<string> {
  return hashing.sha256(new TextEncoder().encode(canonicalJson(manifest)));
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
