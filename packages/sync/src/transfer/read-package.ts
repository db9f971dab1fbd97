import { findHostileJson } from '@tideform/engine';
import type { PackageFailureReason } from '../failures/failure.ts';
import { FailureError } from '../failures/failure-error.ts';
import {
  packageBody,
  packageHeader,
  packageLimitBytes,
  packageVersion,
  type ResponsePackage,
} from './response-package.ts';

export class UnreadablePackageError extends FailureError<'unreadable-package'> {
  override readonly name = 'UnreadablePackage';
  constructor(problem: PackageFailureReason, options?: ErrorOptions) {
    super('unreadable-package', { problem }, options);
  }
}

/**
 * Reads and validates a package that the user has selected. The package may come from anyone.
 *
 * @throws UnreadablePackageError
 */
export async function readPackage(file: Blob): Promise<ResponsePackage> {
  if (file.size > packageLimitBytes) throw new UnreadablePackageError('too-large');
  const json = await parseJson(file);
  const head = packageHeader.safeParse(json);
  if (!head.success) throw new UnreadablePackageError('not-a-package');
  if (head.data.version > packageVersion) throw new UnreadablePackageError('newer');
  if (findHostileJson(json)) throw new UnreadablePackageError('damaged');
  const body = packageBody.safeParse(json);
  if (!body.success) throw new UnreadablePackageError('damaged', { cause: body.error });
  return body.data;
}

async function parseJson(file: Blob): Promise<unknown> {
  try {
    return JSON.parse(await file.text());
  } catch (cause) {
    throw new UnreadablePackageError('not-a-package', { cause });
  }
}
