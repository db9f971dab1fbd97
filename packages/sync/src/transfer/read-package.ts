import { findHostileJson } from '@tideform/engine';
import {
  packageBody,
  packageHead,
  packageLimitBytes,
  packageVersion,
  type ResponsePackage,
} from './response-package.ts';

/** Why a file cannot be imported as a whole. */
export type PackageProblem = 'too-large' | 'not-a-package' | 'newer' | 'damaged';

export class UnreadablePackage extends Error {
  override readonly name = 'UnreadablePackage';
  readonly problem: PackageProblem;

  constructor(problem: PackageProblem, options?: ErrorOptions) {
    super(`The file cannot be imported: ${problem}`, options);
    this.problem = problem;
  }
}

/**
 * Reads a file that a person picked; anybody may have written it.
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
