import type { BrokenRule } from '@tideform/engine';
import { parseFiles } from '../../kit/files/stored-files.ts';
import { type FileKind, matchesPattern } from './file-pattern.ts';
import { parseSize } from './file-size.ts';

/** Configured limits of files. Sizes are text: `10MB`. */
export interface FileLimits {
  readonly multiple: boolean;
  readonly image: boolean;
  readonly filePattern: string;
  readonly fileMinSize: string;
  readonly fileMaxSize: string;
  readonly maxFiles: number | undefined;
}

/**
 * Validates one file, before and after it is added.
 * @returns the broken rule, with limits in bytes
 */
export function validateFile(file: FileKind & { readonly size: number }, props: FileLimits): BrokenRule | undefined {
  const min = parseSize(props.fileMinSize);
  const max = parseSize(props.fileMaxSize);
  if (!matchesPattern(file, getPattern(props))) return { rule: 'filePattern', params: { file: file.name } };
  if (min && file.size < min) return { rule: 'fileMinSize', params: { file: file.name, limit: min } };
  if (max && file.size > max) return { rule: 'fileMaxSize', params: { file: file.name, limit: max } };
  return undefined;
}

export function validateFiles(value: unknown, props: FileLimits): readonly BrokenRule[] {
  const files = parseFiles(value);
  const broken = files
    .map((file) => validateFile({ ...file, name: file.originalName }, props))
    .filter((rule) => rule !== undefined);
  const most = getMaxFiles(props);
  if (files.length <= most) return broken;
  return [...broken, most === 1 ? { rule: 'maxFile' } : { rule: 'maxFiles', params: { limit: most } }];
}

/** Returns the maximum number of files of an answer. */
export function getMaxFiles({ multiple, maxFiles }: FileLimits): number {
  if (!multiple) return 1;
  return maxFiles && maxFiles > 0 ? maxFiles : Number.POSITIVE_INFINITY;
}

/** Returns the pattern of accepted types; images in image mode without a configured pattern. */
export function getPattern({ filePattern, image }: FileLimits): string {
  return image && (filePattern.trim() === '' || filePattern.trim() === '*') ? 'image/*' : filePattern;
}
