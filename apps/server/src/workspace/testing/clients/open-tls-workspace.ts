import type { WorkspaceGraphOptions } from '../../graph/workspace-graph.ts';
import { openTestWorkspace, type TestWorkspace } from '../open-workspace.ts';
import { openTlsProxy } from './open-tls-proxy.ts';

/** A test workspace behind HTTPS; all its URLs use the HTTPS origin. */
export interface TlsWorkspace extends TestWorkspace {
  /** `https://localhost:50443`, without `/v1.0`. */
  readonly origin: string;
}

export async function openTlsWorkspace(
  options: Pick<WorkspaceGraphOptions, 'limits' | 'faults'> = {},
): Promise<TlsWorkspace> {
  const front = await openTlsProxy();
  const workspace = await openTestWorkspace({ ...options, publicUrl: front.origin });
  front.setTarget(new URL(workspace.baseUrl).origin);
  return {
    ...workspace,
    origin: front.origin,
    baseUrl: `${front.origin}/v1.0`,
    async close() {
      await front.close();
      await workspace.close();
    },
  };
}
