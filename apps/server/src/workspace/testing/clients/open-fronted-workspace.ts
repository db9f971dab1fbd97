import type { WorkspaceGraphOptions } from '../../graph/workspace-graph.ts';
import { openTestWorkspace, type TestWorkspace } from '../open-workspace.ts';
import { openTlsFront } from './open-tls-front.ts';

/** A workspace behind https, which all its addresses name. */
export interface FrontedWorkspace extends TestWorkspace {
  /** `https://localhost:50443`, without `/v1.0`. */
  readonly origin: string;
}

export async function openFrontedWorkspace(
  options: Pick<WorkspaceGraphOptions, 'limits' | 'faults'> = {},
): Promise<FrontedWorkspace> {
  const front = await openTlsFront();
  const workspace = await openTestWorkspace({ ...options, publicUrl: front.origin });
  front.leadTo(new URL(workspace.baseUrl).origin);
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
