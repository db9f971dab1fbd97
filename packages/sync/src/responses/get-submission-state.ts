/**
 * Identifies one state of a submission: its manifest hash, or its timestamp in files of older programs, which have no
 * hash.
 */
export function getSubmissionState(file: {
  readonly manifestHash?: string | undefined;
  readonly timestamp: string;
}): string {
  return file.manifestHash ?? file.timestamp;
}
