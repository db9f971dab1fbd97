import type { BrokenRule } from '@tideform/engine';
import { parseFiles } from '../../kit/files/stored-files.ts';
import { type FileNameAndType, matchesFilePattern } from './file-pattern.ts';
import { parseFileSize } from './parse-file-size.ts';

/** Limits for files that the author configured. Sizes are texts such as `10MB`. */
export interface FileLimits {
  readonly multiple: boolean;
  readonly image: boolean;
  readonly filePattern: string;
  readonly fileMinSize: string;
  readonly fileMaxSize: string;
  readonly maxFiles: number | undefined;
}

/**
 * Validates a file, before and after it is added to the answer.
 * @returns the broken rule, with limits in bytes
 */
export function validateFile(
  file: FileNameAndType & { readonly size: number },
  props: FileLimits,
): BrokenRule | undefined {
  const min = parseFileSize(props.fileMinSize);
  const max = parseFileSize(props.fileMaxSize);
  if (!matchesFilePattern(file, getFilePattern(props))) return { rule: 'filePattern', params: { file: file.name } };
  if (min && file.size < min) return { rule: 'fileMinSize', params: { file: file.name, limit: min } };
  if (max && file.size > max) return { rule: 'fileMaxSize', params: { file: file.name, limit: max } };
  return undefined;
}

export function validateFiles(value: unknown, props: FileLimits): readonly BrokenRule[] {
  const files = parseFiles(value);
  const broken = files
    .map((file) => validateFile({ ...file, name: file.originalName }, props))
    .filter((rule) => rule !== undefined);
  const maxFiles = getMaxFiles(props);
  if (files.length <= maxFiles) return broken;
  return [...broken, maxFiles === 1 ? { rule: 'maxFile' } : { rule: 'maxFiles', params: { limit: maxFiles } }];
}

/** Returns the maximum number of files in an answer. */
export function getMaxFiles({ multiple, maxFiles }: FileLimits): number {
  if (!multiple) return 1;
  return maxFiles && maxFiles > 0 ? maxFiles : Number.POSITIVE_INFINITY;
}

/** Returns the pattern of accepted file types. In image mode, the default pattern is `image/*`. */
export function getFilePattern({ filePattern, image }: FileLimits): string {
  return image && (filePattern.trim() === '' || filePattern.trim() === '*') ? 'image/*' : filePattern;
}
