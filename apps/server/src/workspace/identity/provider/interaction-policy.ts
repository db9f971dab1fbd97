import { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import type { Database } from '../../../database/connect.ts';
import { findPerson } from '../../directory/people-store.ts';

const { base, Check, Prompt } = interactionPolicy;

/**
 * Creates the policy for showing the sign-in page: without a session, when the app asks for it (`prompt=login`,
 * `prompt=select_account`), and when it names a tenant that the signed-in person doesn't belong to.
 */
export function createInteractionPolicy(database: Database): readonly InstanceType<typeof Prompt>[] {
  const policy = base();
  policy.add(new Prompt({ name: 'select_account', requestable: true }), 0);
  policy
    .get('login')
    ?.checks.add(
      new Check('other_tenant', 'the account belongs to another organization', 'login_required', (ctx) =>
        isOtherTenant(database, ctx),
      ),
    );
  return policy;
}

async function isOtherTenant(database: Database, { oidc }: KoaContextWithOIDC): Promise<boolean> {
  const tenantId = oidc.params?.tenant;
  const accountId = oidc.session?.accountId;
  if (typeof tenantId !== 'string' || !accountId) return Check.NO_NEED_TO_PROMPT;
  const person = await findPerson(database, accountId);
  return person?.tenantId === tenantId.toLowerCase() ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT;
}
