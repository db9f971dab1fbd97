import { randomBytes } from 'node:crypto';
import type { Database } from '../../../database/connect.ts';
import { deleteRecord, loadRecord, saveRecord } from '../provider/identity-records-store.ts';
import {
  type AuthenticatorSetup,
  confirmAuthenticator,
  createAuthenticator,
  describeAuthenticator,
  type TwoFactorPorts,
  verifyTwoFactorCode,
} from './authenticator.ts';
import { listPasskeys } from './passkeys-store.ts';
import { findAuthenticator } from './two-factor-store.ts';

/**
 * A step between the password and the end of a sign-in: entering a code, setting up an authenticator app, or reading
 * its recovery codes.
 */
export interface TwoFactorStep {
  readonly id: string;
  readonly uid: string;
  readonly personId: string;
  readonly kind: 'code' | 'set-up' | 'read';
  /** Encrypted secret of the app that is being set up. */
  readonly sealedSecret?: string;
}

const MODEL = 'SignInStep';
const STEP_LIFETIME_SECONDS = 900;

/**
 * Starts two-factor authentication for a sign-in; `undefined` if the person doesn't need it.
 * @param isRequired whether the organization requires it
 */
export async function createTwoFactorStep(
  ports: TwoFactorPorts,
  uid: string,
  personId: string,
  isRequired: boolean,
): Promise<TwoFactorStep | undefined> {
  const kind = await resolveStepKind(ports.database, personId, isRequired);
  if (kind === undefined) return undefined;
  const sealedSecret = kind === 'set-up' ? sealSecret(ports, uid, createAuthenticator('').secret) : undefined;
  return saveTwoFactorStep(ports.database, {
    id: randomBytes(32).toString('base64url'),
    uid,
    personId,
    kind,
    ...(sealedSecret !== undefined && { sealedSecret }),
  });
}

async function resolveStepKind(
  database: Database,
  personId: string,
  isWanted: boolean,
): Promise<'code' | 'set-up' | undefined> {
  if (await findAuthenticator(database, personId)) return 'code';
  if (!isWanted) return undefined;
  // NOTE: a person with a passkey who types a password has authenticated with one factor only, but isn't forced to set
  // up an app.
  return (await listPasskeys(database, personId)).length > 0 ? undefined : 'set-up';
}

/** Finds a step by ID, if it belongs to this sign-in. */
export async function findTwoFactorStep(
  database: Database,
  uid: string,
  id: string,
): Promise<TwoFactorStep | undefined> {
  const record = await loadRecord(database, MODEL, id);
  const step = record?.payload as TwoFactorStep | undefined;
  return step?.uid === uid ? step : undefined;
}

/** Returns the setup data of the authenticator app that a step sets up. */
export function getAuthenticatorSetup(
  { sealing }: TwoFactorPorts,
  step: TwoFactorStep,
  account: string,
): AuthenticatorSetup {
  const secret =
    step.sealedSecret === undefined ? undefined : sealing.open(step.sealedSecret, getSealContext(step.uid));
  if (secret === undefined) throw new Error('This step doesn’t set up an authenticator app');
  return describeAuthenticator(secret, account);
}

/**
 * Verifies the code of a step. Returns `'over'` when the sign-in is complete, recovery codes to show first, or
 * `undefined` for a wrong code.
 */
export async function verifyStepCode(
  ports: TwoFactorPorts,
  step: TwoFactorStep,
  code: string,
): Promise<'over' | readonly string[] | undefined> {
  if (step.kind === 'set-up') {
    const codes = await confirmAuthenticator(ports, step.personId, getAuthenticatorSetup(ports, step, '').secret, code);
    if (codes) await saveTwoFactorStep(ports.database, { ...step, kind: 'read' });
    return codes;
  }
  if (step.kind === 'code' && !(await verifyTwoFactorCode(ports, step.personId, code))) return undefined;
  await deleteRecord(ports.database, MODEL, step.id);
  return 'over';
}

async function saveTwoFactorStep(database: Database, step: TwoFactorStep): Promise<TwoFactorStep> {
  await saveRecord(database, MODEL, step.id, { ...step }, STEP_LIFETIME_SECONDS);
  return step;
}

const sealSecret = ({ sealing }: TwoFactorPorts, uid: string, secret: string): string =>
  sealing.seal(secret, getSealContext(uid));

const getSealContext = (uid: string): string => `new one-time codes in sign-in ${uid}`;
