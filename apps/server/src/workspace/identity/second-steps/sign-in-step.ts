import { randomBytes } from 'node:crypto';
import type { Database } from '../../../database/connect.ts';
import { deleteRecord, readRecord, writeRecord } from '../provider/identity-records-store.ts';
import {
  type CodePorts,
  confirmCodeApp,
  createCodeApp,
  describeCodeApp,
  type NewCodeApp,
  takeCode,
} from './code-app.ts';
import { listPasskeys } from './passkeys-store.ts';
import { findCodeApp } from './second-steps-store.ts';

/**
 * What still lies between a password that was right and the end of a sign-in: a code of the person's app, an app to be set up, the
 * recovery codes of that app to be read.
 */
export interface SignInStep {
  readonly id: string;
  readonly uid: string;
  readonly personId: string;
  readonly kind: 'code' | 'set-up' | 'read';
  /** Of the app that is set up, sealed. */
  readonly sealedSecret?: string;
}

const MODEL = 'SignInStep';
const STEP_SECONDS = 900;

/** Asks for the second step of somebody's sign-in; `undefined`: none is asked of them. @param isWanted whether the organization insists */
export async function beginStep(
  ports: CodePorts,
  uid: string,
  personId: string,
  isWanted: boolean,
): Promise<SignInStep | undefined> {
  const kind = await kindOf(ports.database, personId, isWanted);
  if (kind === undefined) return undefined;
  const sealedSecret = kind === 'set-up' ? sealSecret(ports, uid, createCodeApp('').secret) : undefined;
  return keep(ports.database, {
    id: randomBytes(32).toString('base64url'),
    uid,
    personId,
    kind,
    ...(sealedSecret !== undefined && { sealedSecret }),
  });
}

async function kindOf(database: Database, personId: string, isWanted: boolean): Promise<'code' | 'set-up' | undefined> {
  if (await findCodeApp(database, personId)) return 'code';
  if (!isWanted) return undefined;
  // NOTE: whoever has a passkey and types a password all the same has proven one thing only.
  return (await listPasskeys(database, personId)).length > 0 ? undefined : 'set-up';
}

/** The step that a page names, if it is this sign-in's. */
export async function findStepOf(database: Database, uid: string, id: string): Promise<SignInStep | undefined> {
  const found = await readRecord(database, MODEL, id);
  const step = found?.payload as SignInStep | undefined;
  return step?.uid === uid ? step : undefined;
}

/** The app that a step sets up. */
export function appOf({ sealing }: CodePorts, step: SignInStep, account: string): NewCodeApp {
  const secret = step.sealedSecret === undefined ? undefined : sealing.open(step.sealedSecret, placeOf(step.uid));
  if (secret === undefined) throw new Error('This step sets up no app');
  return describeCodeApp(secret, account);
}

/** How a step goes on with a code: over, with recovery codes to be read first, or not. */
export async function takeStepCode(
  ports: CodePorts,
  step: SignInStep,
  code: string,
): Promise<'over' | readonly string[] | undefined> {
  if (step.kind === 'set-up') {
    const codes = await confirmCodeApp(ports, step.personId, appOf(ports, step, '').secret, code);
    if (codes) await keep(ports.database, { ...step, kind: 'read' });
    return codes;
  }
  if (step.kind === 'code' && !(await takeCode(ports, step.personId, code))) return undefined;
  await deleteRecord(ports.database, MODEL, step.id);
  return 'over';
}

async function keep(database: Database, step: SignInStep): Promise<SignInStep> {
  await writeRecord(database, MODEL, step.id, { ...step }, STEP_SECONDS);
  return step;
}

const sealSecret = ({ sealing }: CodePorts, uid: string, secret: string): string => sealing.seal(secret, placeOf(uid));

const placeOf = (uid: string): string => `new one-time codes in sign-in ${uid}`;
