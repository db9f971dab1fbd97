/** Names one state of a submission. Files of former programs have no proof of what was submitted, but the time of it. */
export function submissionMark(file: {
  readonly manifestHash?: string | undefined;
  readonly timestamp: string;
}): string {
  return file.manifestHash ?? file.timestamp;
}
