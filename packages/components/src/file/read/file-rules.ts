import type { BrokenRule } from '@tideform/engine';
import { filesOf } from '../../kit/files/stored-files.ts';
import { type KindOfFile, matchesPattern } from './file-pattern.ts';
import { parseSize } from './file-size.ts';

/** What an author says of the files that are wanted. Sizes are texts: `10MB`. */
export interface FileLimits {
  readonly multiple: boolean;
  readonly image: boolean;
  readonly filePattern: string;
  readonly fileMinSize: string;
  readonly fileMaxSize: string;
  readonly maxFiles: number | undefined;
}

/** @returns the rule that one file breaks, before it is added and after; limits in bytes */
export function brokenFileRule(
  file: KindOfFile & { readonly size: number },
  props: FileLimits,
): BrokenRule | undefined {
  const min = parseSize(props.fileMinSize);
  const max = parseSize(props.fileMaxSize);
  if (!matchesPattern(file, patternOf(props))) return { rule: 'filePattern', params: { file: file.name } };
  if (min && file.size < min) return { rule: 'fileMinSize', params: { file: file.name, limit: min } };
  if (max && file.size > max) return { rule: 'fileMaxSize', params: { file: file.name, limit: max } };
  return undefined;
}

export function brokenFileRules(value: unknown, props: FileLimits): readonly BrokenRule[] {
  const files = filesOf(value);
  const broken = files
    .map((file) => brokenFileRule({ ...file, name: file.originalName }, props))
    .filter((rule) => rule !== undefined);
  const most = mostFiles(props);
  if (files.length <= most) return broken;
  return [...broken, most === 1 ? { rule: 'maxFile' } : { rule: 'maxFiles', params: { limit: most } }];
}

/** @returns how many files an answer can have */
export function mostFiles({ multiple, maxFiles }: FileLimits): number {
  if (!multiple) return 1;
  return maxFiles && maxFiles > 0 ? maxFiles : Number.POSITIVE_INFINITY;
}

/** Where pictures are wanted and the author named no kind, it is pictures. */
export function patternOf({ filePattern, image }: FileLimits): string {
  return image && (filePattern.trim() === '' || filePattern.trim() === '*') ? 'image/*' : filePattern;
}
