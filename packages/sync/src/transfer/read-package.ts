import { findHostileJson } from '@tideform/engine';
import { Failed } from '../failures/failed.ts';
import type { PackageError } from '../failures/failure.ts';
import {
  packageBody,
  packageHead,
  packageLimitBytes,
  packageVersion,
  type ResponsePackage,
} from './response-package.ts';

export class UnreadablePackage extends Failed<'unreadable-package'> {
  override readonly name = 'UnreadablePackage';
  constructor(problem: PackageError, options?: ErrorOptions) {
    super('unreadable-package', { problem }, options);
  }
}

/**
 * Reads and validates a package that the user has selected. The package may come from anyone.
 *
 * @throws UnreadablePackage
 */
export async function readPackage(file: Blob): Promise<ResponsePackage> {
  if (file.size > packageLimitBytes) throw new UnreadablePackage('too-large');
  const json = await parse(file);
  const head = packageHead.safeParse(json);
  if (!head.success) throw new UnreadablePackage('not-a-package');
  if (head.data.version > packageVersion) throw new UnreadablePackage('newer');
  if (findHostileJson(json)) throw new UnreadablePackage('damaged');
  const body = packageBody.safeParse(json);
  if (!body.success) throw new UnreadablePackage('damaged', { cause: body.error });
  return body.data;
}

async function parse(file: Blob): Promise<unknown> {
  try {
    return JSON.parse(await file.text());
  } catch (cause) {
    throw new UnreadablePackage('not-a-package', { cause });
  }
}
